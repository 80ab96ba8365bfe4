/** What pages and the worker that runs the application on this device say to each other. */

/** From a page: a request, a socket that is opened, a text over it, its end. An id is used once in all tabs. */
export type FromPage =
  | {
      readonly kind: "fetch";
      readonly id: string;
      readonly method: string;
      readonly path: string;
      readonly language: string;
      readonly body: string;
    }
  | { readonly kind: "open"; readonly id: string; readonly path: string }
  | { readonly kind: "text"; readonly id: string; readonly text: string }
  | { readonly kind: "close"; readonly id: string };

/**
 * Why the application on this device does not answer: the browser cannot run it, a newer version has been here, another
 * window has the files, there is no space left, or anything else.
 */
export type Why = "unable" | "newer" | "busy" | "full" | "failed";

/** From the worker. */
export type ToPage =
  /** It listens from now on. */
  | { readonly kind: "ready" }
  /** The application runs: are its games kept on the device, and was it started from the picture? */
  | { readonly kind: "started"; readonly kept: boolean; readonly quick: boolean }
  | {
      readonly kind: "answer";
      readonly id: string;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Uint8Array<ArrayBuffer>;
    }
  | { readonly kind: "failed"; readonly id: string; readonly why: Why; readonly reason: string }
  | { readonly kind: "opened"; readonly id: string }
  | { readonly kind: "text"; readonly id: string; readonly text: string }
  | { readonly kind: "closed"; readonly id: string; readonly code: number };
