// Random names and networks, so that a journey can run many times on the same database.

/** Part of a name that no other journey and no earlier run uses. */
export const randomLetters = (length: number) =>
  Array.from({ length }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('');

/** A separate network address: all journeys together are more people than one network may sign up or sign in. */
export const randomNetwork = () => `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`;
