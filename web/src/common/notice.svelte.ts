/** A sentence about something that happened on the way to the page now shown. */
const SHOWN_FOR = 8_000;

let text = $state("");
let timer = 0;

export const notice = {
  get text(): string {
    return text;
  },
  show(sentence: string): void {
    text = sentence;
    clearTimeout(timer);
    timer = window.setTimeout(notice.hide, SHOWN_FOR);
  },
  hide(): void {
    clearTimeout(timer);
    text = "";
  },
};
