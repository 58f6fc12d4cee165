// Validators for settings. Their messages must never repeat a value: it may be a secret.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { isTimeZone } from '../time-zone.ts';

export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, message), z.maximum(max, message))),
  );
};

export const flag = z.pipe(
  z.enum(['on', 'off'], 'must be on or off'),
  z.transform((word) => word === 'on'),
);

const address = String.raw`[^\s@<>]+@[^\s@<>]+`;
export const mailboxOrNone = z.pipe(
  z.string().check(z.regex(new RegExp(`^(none|${address})$`), 'must be an email address or none')),
  z.transform((text) => (text === 'none' ? undefined : text)),
);
export const mailboxOrLinkOrNone = z.pipe(
  z
    .string()
    .check(
      z.regex(
        new RegExp(String.raw`^(none|${address}|https:\/\/\S+)$`),
        'must be an email address, a link that begins with https://, or none',
      ),
    ),
  z.transform((text) => (text === 'none' ? undefined : text)),
);
export const mailboxWithName = z
  .string()
  .check(z.regex(new RegExp(`^(${address}|[^<>\r\n]+ <${address}>)$`), 'must look like Name <address>'));

const parsed = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);
const isPostgresUrl = (text: string) => /^postgres(ql)?:$/.test(parsed(text)?.protocol ?? '');

/** Another role would see different rows; the owner would see all of them. */
export const databaseUrl = (role: string) =>
  z.string().check(
    z.refine(isPostgresUrl, 'must begin with postgres://'),
    z.refine((text) => parsed(text)?.username === role, `must log in as ${role}`),
  );

export const origin = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\//.test(text) && parsed(text)?.origin === text,
      'must be an origin, such as https://questline.example, without a path',
    ),
  );

export const linkOrNone = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text === 'none' || parsed(text)?.protocol === 'https:',
        'must begin with https:// or be none',
      ),
    ),
  z.transform((text) => (text === 'none' ? undefined : text)),
);

const orNone = (shape: z.ZodMiniType<string, string>) =>
  z.pipe(
    shape,
    z.transform((text: string) => (text === 'none' ? undefined : text)),
  );

export const timeZone = z
  .string()
  .check(z.refine(isTimeZone, 'must be a time zone, such as America/Chicago'));

export const administratorUrlOrNone = orNone(
  z
    .string()
    .check(
      z.refine((text) => text === 'none' || isPostgresUrl(text), 'must begin with postgres:// or be none'),
    ),
);

export const databaseUrlOrNone = (role: string) =>
  orNone(
    z.string().check(
      z.refine((text) => text === 'none' || isPostgresUrl(text), 'must begin with postgres:// or be none'),
      z.refine((text) => text === 'none' || parsed(text)?.username === role, `must log in as ${role}`),
    ),
  );

export const textOrNone = orNone(z.string());
export const urlOrNone = orNone(
  z
    .string()
    .check(
      z.refine(
        (text) => text === 'none' || /^https?:$/.test(parsed(text)?.protocol ?? ''),
        'must begin with https:// or be none',
      ),
    ),
);

export const origins = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          text.split(',').every((it) => parsed(it.replace('*.', ''))?.origin === it.replace('*.', '')),
        'must be origins, such as https://push.example, separated by commas',
      ),
    ),
  z.transform((text) => text.split(',')),
);

/** No networks, or addresses and ranges in CIDR notation. */
export const networksOrNone = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text === 'none' || text.split(',').every((it) => isNetwork(it.trim())),
        'must be network addresses or ranges, such as 192.0.2.7,2001:db8:12::/48, or none',
      ),
    ),
  z.transform((text) => (text === 'none' ? [] : text.split(',').map((it) => it.trim()))),
);
const isNetwork = (text: string) => isIP(text) > 0 || ipaddr.isValidCIDR(text);

export const secretMinBytes = 32;

export const secretOrNone = orNone(
  z
    .string()
    .check(
      z.refine(
        (text) => text === 'none' || Buffer.byteLength(text) >= secretMinBytes,
        `must be none or have at least ${secretMinBytes} bytes`,
      ),
    ),
);

export const secrets = z.pipe(
  z.string().check(
    z.regex(/^[\w-]+:[^,\s]+(,[\w-]+:[^,\s]+)*$/, 'must look like name:secret,name:secret'),
    z.refine(
      (text) => new Set(text.split(',').map((it) => it.split(':')[0])).size === text.split(',').length,
      'names a secret twice',
    ),
    z.refine(
      (text) =>
        text.split(',').every((it) => Buffer.byteLength(it.replace(/^[\w-]+:/, '')) >= secretMinBytes),
      `needs secrets of at least ${secretMinBytes} bytes`,
    ),
  ),
  z.transform((text) =>
    text.split(',').map((it) => {
      const colon = it.indexOf(':');
      return { id: it.slice(0, colon), secret: it.slice(colon + 1) };
    }),
  ),
);
