/** A sentence about something that happened on the way to the page now shown. It stays until it is closed or the page is left. */
let text = $state("");

export const notice = {
  get text(): string {
    return text;
  },
  show(sentence: string): void {
    text = sentence;
  },
  hide(): void {
    text = "";
  },
};
