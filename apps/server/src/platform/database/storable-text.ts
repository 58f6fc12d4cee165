// Text that PostgreSQL cannot store: NUL in any text, half of a surrogate pair in jsonb. Checked wherever a request is
// parsed, so that it is a refusal and never a database error.

/** What is wrong with it, if anything. */
export const unstorable = (text: string): string | undefined =>
  text.includes('\0')
    ? 'contains a NUL character'
    : text.isWellFormed()
      ? undefined
      : 'contains half of a Unicode surrogate pair';
