/** What others typed, as far as a line of a subject or a title bears it. */
export const short = (text: string, most = 40) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** As friends say it. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0]!;

/** So many letters, and three dots if there are more. Nothing is cut through the middle of one. */
export const cut = (text: string, most: number) => {
  const letters = [...new Intl.Segmenter('en').segment(text)];
  return letters.length > most ? `${text.slice(0, letters[most]!.index)}...` : text;
};
