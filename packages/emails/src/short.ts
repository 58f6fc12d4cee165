/** Shortens user text to fit a subject line or title. */
export const short = (text: string, most = 40) =>
  text.length > most ? `${upTo(text, most - 1).trimEnd()}…` : text;

/** Never splits an emoji or an accented letter, which can take several code units. */
function upTo(text: string, most: number): string {
  const { index } = new Intl.Segmenter('en').segment(text).containing(most)!;
  return text.slice(0, index);
}

export const firstName = (name: string) => name.trim().split(/\s+/)[0]!;

/** Cuts to `most` characters plus "...", as the specification asks, without splitting a character. */
export const cut = (text: string, most: number) => {
  const letters = [...new Intl.Segmenter('en').segment(text)];
  return letters.length > most ? `${text.slice(0, letters[most]!.index)}...` : text;
};
