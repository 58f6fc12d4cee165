// Detects text that PostgreSQL cannot store: NUL in any text, half a surrogate pair in jsonb. Checked wherever a
// request is parsed, so that it is refused and never causes a database error.

/** What is wrong with the text, if anything. */
export const unstorable = (text: string): string | undefined =>
  text.includes('\0')
    ? 'contains a NUL character'
    : text.isWellFormed()
      ? undefined
      : 'contains half of a Unicode surrogate pair';
