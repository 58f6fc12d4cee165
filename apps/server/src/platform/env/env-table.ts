// Every setting: what it means, its shape, and what holds when nobody sets it. `otherwise` holds everywhere,
// `inDevelopment` there and in tests alone: production must then say it.
import { limits, productName } from '@questline/contract';
import * as z from 'zod/mini';
import {
  databaseUrl,
  flag,
  linkOrNone,
  mailboxOrNone,
  mailboxWithName,
  origin,
  secrets,
  textOrNone,
  urlOrNone,
  wholeNumber,
} from './env-shapes.ts';

type Setting<Shape> = { says: string; shape: Shape; otherwise?: string; inDevelopment?: string };
type Table = Record<string, Setting<z.ZodMiniType>>;

const port = wholeNumber(0, 65_535);
const local = (role: string) => `postgres://${role}@127.0.0.1:5544/questline`;

/** The example lets development show the links; a deployment names its own. */
const profile = (inDevelopment: string) => ({
  says: 'Our profile there, linked at the foot of public pages. `none`: no link.',
  shape: linkOrNone,
  otherwise: 'none',
  inDevelopment,
});

/** Published with the source, hence refused in production. */
export const developmentSecret = 'everybody-knows-this-development-secret';

export const table = {
  NODE_ENV: {
    says: '`production` wants every setting without a default and refuses what only suits development.',
    shape: z.enum(['development', 'test', 'production'], 'must be development, test or production'),
    otherwise: 'development',
  },
  HOST: { says: 'The address to listen on.', shape: z.string(), otherwise: '127.0.0.1' },
  PORT: { says: 'The port of the API.', shape: port, otherwise: '3000' },
  METRICS_HOST: {
    says: 'The address of the private port. Reachable by the collector of metrics and nobody else.',
    shape: z.string(),
    otherwise: '127.0.0.1',
  },
  METRICS_PORT: { says: "The private port of the API's metrics.", shape: port, otherwise: '9464' },
  WORKER_METRICS_PORT: {
    says: "The private port of the worker's metrics.",
    shape: port,
    otherwise: '9465',
  },
  DATABASE_URL: {
    says: 'PostgreSQL, as `app_api`.',
    shape: databaseUrl('app_api'),
    inDevelopment: local('app_api'),
  },
  AUTH_DATABASE_URL: {
    says: 'The same database, as `app_auth`.',
    shape: databaseUrl('app_auth'),
    inDevelopment: local('app_auth'),
  },
  WORKER_DATABASE_URL: {
    says: 'The same database, as `app_worker`.',
    shape: databaseUrl('app_worker'),
    inDevelopment: local('app_worker'),
  },
  DATABASE_CONNECTIONS: {
    says: 'Connections that one API process holds as `app_api`; it also decides how many requests it takes on at once.',
    shape: wholeNumber(1, 200),
    otherwise: '10',
  },
  ORIGIN: {
    says: 'Where people reach the site: `https://questline.example`. Links in mails and the check against forged requests use it.',
    shape: origin,
    inDevelopment: 'http://localhost:5173',
  },
  TRUST_PROXY: {
    says: 'How many proxies stand in front of the API, which must be reachable through them alone. With a wrong number everybody seems to share one network address, or can choose their own.',
    shape: wholeNumber(0, 10),
    inDevelopment: '0',
  },
  TOKEN_SECRETS: {
    says: '`name:secret`, comma separated, 32 bytes each or more (`openssl rand -hex 32`). The first signs, all verify: put a new one in front, drop the old one a month later.',
    shape: secrets,
    inDevelopment: `development:${developmentSecret}`,
  },
  SMTP_URL: {
    says: 'The mail server.',
    shape: z.string().check(z.regex(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps://')),
    inDevelopment: 'smtp://127.0.0.1:1025',
  },
  MAIL_FROM: {
    says: 'The sender of all mails: `Name <address>`.',
    shape: mailboxWithName,
    inDevelopment: `${productName} <hello@questline.example>`,
  },
  OPERATOR_EMAIL: {
    says: 'Who gets inquiries by mail. `none`: they are only stored, and `npm run inquiries:export` lists them.',
    shape: mailboxOrNone,
    otherwise: 'none',
    inDevelopment: 'operator@questline.example',
  },
  FILE_STORE: {
    says: 'Where uploaded files lie: `disk` (one machine, or a disk that all share) or `s3`.',
    shape: z.enum(['disk', 's3'], 'must be disk or s3'),
    otherwise: 'disk',
  },
  FILES_DIR: {
    says: 'For `disk`: the folder of the uploaded files, the same for API and worker, writable by the user that runs them. Back it up.',
    shape: z.string(),
    otherwise: '/var/lib/questline',
    inDevelopment: '.data',
  },
  S3_ENDPOINT: {
    says: 'For `s3`: the address of the store, `https://…`.',
    shape: urlOrNone,
    otherwise: 'none',
  },
  S3_REGION: { says: 'For `s3`: its region.', shape: z.string(), otherwise: 'us-east-1' },
  S3_BUCKET: {
    says: 'For `s3`: a bucket of its own, private. API and worker are the only ones who read it.',
    shape: textOrNone,
    otherwise: 'none',
  },
  S3_ACCESS_KEY_ID: { says: 'For `s3`: who asks.', shape: textOrNone, otherwise: 'none' },
  S3_SECRET_ACCESS_KEY: { says: 'For `s3`: and its secret.', shape: textOrNone, otherwise: 'none' },
  INSTAGRAM_URL: profile('https://www.instagram.com/questline'),
  TIKTOK_URL: profile('https://www.tiktok.com/@questline'),
  LINKEDIN_URL: profile('https://www.linkedin.com/company/questline'),
  PASSWORD_MIN: {
    says: 'The shortest password that sign-up takes.',
    shape: wholeNumber(limits.passwordMinLength, limits.passwordMaxLength),
    otherwise: String(limits.passwordMinLength),
  },
  DIAGNOSTICS: {
    says: 'Whether the debug views exist: `on` or `off`. Without a value: on in development, off in production.',
    shape: flag,
    otherwise: 'off',
    inDevelopment: 'on',
  },
  SHUTDOWN_DELAY_MS: {
    says: 'How long a process that was asked to stop still takes new requests, so that balancers notice first.',
    shape: wholeNumber(0, 60_000),
    otherwise: '2000',
    inDevelopment: '0',
  },
  LOG_LEVEL: {
    says: 'The least that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    shape: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'is none of the levels'),
    otherwise: 'info',
  },
} satisfies Table;

export type Settings = { [Key in keyof typeof table]: z.output<(typeof table)[Key]['shape']> };
