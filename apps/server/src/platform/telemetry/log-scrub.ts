// The second layer against personal data in logs. The first is never to log any; this one removes what slipped
// through, in the text of an error or in a field added carelessly.

const hidden = new Set([
  'password',
  'email',
  'token',
  'authorization',
  'cookie',
  'address',
  'ip',
  'full_name',
  'body',
]);

/** For child loggers, whose own fields pino formats only with serializers. */
export const hiddenSerializers = Object.fromEntries([...hidden].map((name) => [name, () => undefined]));

/** A line's fields without hidden ones, down to the third level. By hand: pino's own redaction took five times as long
 *  as writing the rest of the line (measured). */
export function withoutHidden<Fields extends object>(fields: Fields, levels = 3): Fields {
  const isNested = (value: unknown): value is object =>
    levels > 1 && typeof value === 'object' && value !== null && !(value instanceof Error);
  if (Array.isArray(fields))
    return fields.map((it) => (isNested(it) ? withoutHidden(it, levels - 1) : it)) as Fields;
  const entries = Object.entries(fields);
  if (!entries.some(([name, value]) => hidden.has(name) || isNested(value))) return fields;
  return Object.fromEntries(
    entries
      .filter(([name]) => !hidden.has(name))
      .map(([name, value]) => [name, isNested(value) ? withoutHidden(value, levels - 1) : value]),
  ) as Fields;
}

// Only from the start of a word: starting at each letter, a long word would take quadratic time.
const mailbox = /(?<![^\s"'<>()=,:;@])[^\s"'<>()=,:;@]+@[^\s"'<>()=,:;@\\]+\.[a-z]{2,}/gi;
// Tokens end in a 32-byte signature: access tokens, refresh tokens and email links.
const dotted = /(?<![\w.-])[\w.-]{45,}/g;

export function scrubLine(line: string): string {
  const withoutMailboxes = line.includes('@') ? line.replaceAll(mailbox, '[email]') : line;
  return withoutMailboxes.replaceAll(dotted, withoutToken);
}

function withoutToken(word: string): string {
  const parts = word.split('.');
  const signature = parts.findLastIndex((part, n) => n > 0 && part.length === 43);
  return signature < 0 ? word : ['[token]', ...parts.slice(signature + 1)].join('.');
}

type Described = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack: string;
  cause?: Described;
};

/** PostgreSQL puts personal data into `detail`, `where` and similar fields, and for malformed values into the
 *  message. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an error was thrown', stack: '' };
  const { code, constraint, cause } = error as Error & { code?: unknown; constraint?: unknown };
  const isMalformedValue = typeof code === 'string' && /^22\w{3}$/.test(code);
  return {
    type: error.constructor.name,
    message: isMalformedValue ? 'a value that PostgreSQL cannot accept' : error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    // Only the frames: the first lines repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
    ...(cause !== undefined && depth < 5 && { cause: describeError(cause, depth + 1) }),
  };
}
