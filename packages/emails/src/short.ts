/** What others typed, as far as a line of a subject or a title bears it. */
export const short = (text: string, most = 40) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** The preview of a message: its first 200 characters, and three dots if there are more. */
export const cut = (text: string, most: number) => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most).join('')}...` : text;
};
