// The second wall of the logs. The first is that nothing personal is handed to them; this one takes out what
// slipped through all the same: in the text of an error, in a field somebody added without thinking.

const names = ['password', 'email', 'token', 'authorization', 'cookie', 'address', 'ip', 'full_name', 'body'];
export const redactedPaths = names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

// Only from where a word begins: from each of its letters, a long word without an @ would take its length squared.
const mailbox = /(?<![^\s"'<>()=,:;@])[^\s"'<>()=,:;@]+@[^\s"'<>()=,:;@\\]+\.[a-z]{2,}/gi;
// Tokens end in a signature of 32 bytes: access tokens, refresh tokens, links of mails.
const dotted = /[\w.-]{45,}/g;

export const scrubLine = (line: string): string =>
  line.replaceAll(mailbox, '[e-mail]').replaceAll(dotted, withoutToken);

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

/** PostgreSQL puts people's data into `detail`, `where` and the like, and for malformed values into the message. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const { code, constraint, cause } = error as Error & { code?: unknown; constraint?: unknown };
  const isMalformedValue = typeof code === 'string' && /^22\w{3}$/.test(code);
  return {
    type: error.constructor.name,
    message: isMalformedValue ? 'a value that PostgreSQL cannot take' : error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    // The frames alone: the first lines repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
    ...(cause !== undefined && depth < 5 && { cause: describeError(cause, depth + 1) }),
  };
}
