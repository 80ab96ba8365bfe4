/** What a page and a worker that thinks for it say to each other. The worker does one job at a time. */
import type { PageJob } from "../protocol";

export type ToThinker = PageJob;

export type FromThinker =
  /** It has started. */
  | { readonly kind: "ready" }
  /** One of the answers to the job, as JSON. */
  | { readonly kind: "answer"; readonly answer: string }
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly reason: string };
