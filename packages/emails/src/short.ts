/** Shortens user text to fit a subject line or title. */
export const short = (text: string, max = 40) =>
  text.length > max ? `${upTo(text, max - 1).trimEnd()}…` : text;

/** Never splits an emoji or an accented letter, which can take several code units. */
function upTo(text: string, max: number): string {
  const { index } = new Intl.Segmenter('en').segment(text).containing(max)!;
  return text.slice(0, index);
}

/** Cuts to `max` characters plus "...", as the specification asks, without splitting a character. */
export const cut = (text: string, max: number) => {
  const letters = [...new Intl.Segmenter('en').segment(text)];
  return letters.length > max ? `${text.slice(0, letters[max]!.index)}...` : text;
};
