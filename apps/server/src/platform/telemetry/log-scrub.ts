// The second layer against personal data in logs. The first is never to log any; this one removes what slipped
// through, in the text of an error or in a field added carelessly.

const names = ['password', 'email', 'token', 'authorization', 'cookie', 'address', 'ip', 'full_name', 'body'];
export const redactedPaths = names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

// Only from the start of a word: starting at each letter, a long word without an @ would take quadratic time.
const mailbox = /(?<![^\s"'<>()=,:;@])[^\s"'<>()=,:;@]+@[^\s"'<>()=,:;@\\]+\.[a-z]{2,}/gi;
// Tokens end in a 32-byte signature: access tokens, refresh tokens and email links.
const dotted = /[\w.-]{45,}/g;

export const scrubLine = (line: string): string =>
  line.replaceAll(mailbox, '[email]').replaceAll(dotted, withoutToken);

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
