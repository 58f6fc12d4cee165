// Every setting: its description, its shape and its defaults. `developmentDefault` is used in development and tests
// only. A setting without `defaultValue` is required in production.
import { guardianModes, limits, productName } from '@questline/contract';
import * as z from 'zod/mini';
import {
  administratorUrlOrNone,
  databaseUrl,
  databaseUrlOrNone,
  flag,
  linkOrNone,
  networksOrNone,
  mailboxOrLinkOrNone,
  mailboxOrNone,
  mailboxWithName,
  origin,
  origins,
  secretOrNone,
  secrets,
  textOrNone,
  timeZone,
  urlOrNone,
  wholeNumber,
} from './env-shapes.ts';

type Setting<Shape> = {
  description: string;
  shape: Shape;
  defaultValue?: string;
  developmentDefault?: string;
};
type Table = Record<string, Setting<z.ZodMiniType>>;

const port = wholeNumber(0, 65_535);
const local = (role: string) => `postgres://${role}@127.0.0.1:5544/questline`;

/** Development shows example links; a deployment sets its own. */
const profile = (developmentDefault: string) => ({
  description: 'Link to our profile, shown in the footer of public pages. `none`: no link.',
  shape: linkOrNone,
  defaultValue: 'none',
  developmentDefault,
});

/** Published with the source code, so production refuses it. */
export const developmentSecret = 'everybody-knows-this-development-secret';

export const table = {
  NODE_ENV: {
    description:
      '`production` requires every setting that has no default, and refuses values that only suit development.',
    shape: z.enum(['development', 'test', 'production'], 'must be development, test or production'),
    defaultValue: 'development',
  },
  HOST: { description: 'The network address to listen on.', shape: z.string(), defaultValue: '127.0.0.1' },
  PORT: { description: 'The port of the API.', shape: port, defaultValue: '3000' },
  METRICS_HOST: {
    description:
      'The network address of the metrics ports. Only the metrics collector should be able to reach it.',
    shape: z.string(),
    defaultValue: '127.0.0.1',
  },
  METRICS_PORT: { description: "The port of the API's metrics.", shape: port, defaultValue: '9464' },
  WORKER_METRICS_PORT: {
    description: "The port of the worker's metrics.",
    shape: port,
    defaultValue: '9465',
  },
  DATABASE_URL: {
    description:
      'PostgreSQL, signed in as `app_api`. If this is a transaction pooler, also set `LISTEN_DATABASE_URL`.',
    shape: databaseUrl('app_api'),
    developmentDefault: local('app_api'),
  },
  LISTEN_DATABASE_URL: {
    description:
      'The same database, signed in as `app_api`, past any transaction pooler: each API process keeps one connection for live updates. `none`: `DATABASE_URL`.',
    shape: databaseUrlOrNone('app_api'),
    defaultValue: 'none',
  },
  REPLICA_DATABASE_URL: {
    description:
      'A standby of the same database, signed in as `app_api`, for browsing, searching and company pages. What people see there may be two seconds old, except for what they changed themselves. A standby that is missing or further behind is skipped. `none`: everything is read from `DATABASE_URL`.',
    shape: databaseUrlOrNone('app_api'),
    defaultValue: 'none',
  },
  AUTH_DATABASE_URL: {
    description: 'The same database, signed in as `app_auth`.',
    shape: databaseUrl('app_auth'),
    developmentDefault: local('app_auth'),
  },
  WORKER_DATABASE_URL: {
    description: 'The same database, signed in as `app_worker`. Not through a transaction pooler.',
    shape: databaseUrl('app_worker'),
    developmentDefault: local('app_worker'),
  },
  DESK_DATABASE_URL: {
    description: 'The same database, signed in as `app_desk`.',
    shape: databaseUrl('app_desk'),
    developmentDefault: local('app_desk'),
  },
  ADMIN_DATABASE_URL: {
    description:
      'The same database, signed in as a role that can create roles. Only for the commands of `questline` that need it (see `docs/operating.md`); the API and the worker should not have it. `none`: those commands do not work.',
    shape: administratorUrlOrNone,
    defaultValue: 'none',
  },
  BACKUP_DATABASE_URL: {
    description:
      'The same database, signed in as `app_backup`, which reads everything. Only for `questline backup`; keep it from the API and the worker. `none`: it uses `ADMIN_DATABASE_URL`.',
    shape: databaseUrlOrNone('app_backup'),
    defaultValue: 'none',
  },
  DATABASE_CONNECTIONS: {
    description:
      'How many connections one API process opens as `app_api`. It also determines how many requests the process handles at the same time.',
    shape: wholeNumber(1, 200),
    defaultValue: '10',
  },
  ORIGIN: {
    description:
      'The URL of the site, such as `https://questline.example`. Used for links in emails and to reject forged requests.',
    shape: origin,
    developmentDefault: 'http://localhost:5173',
  },
  TRUST_PROXY: {
    description:
      'How many proxies are in front of the API. The API must be reachable only through them. If the number is wrong, everyone seems to share one network address, or can fake their own.',
    shape: wholeNumber(0, 10),
    developmentDefault: '0',
  },
  TOKEN_SECRETS: {
    description:
      'Comma-separated `name:secret` pairs of at least 32 bytes each (`openssl rand -hex 32`). The first one signs, all of them verify. To rotate: add a new one at the front and remove the old one a month later.',
    shape: secrets,
    developmentDefault: `development:${developmentSecret}`,
  },
  AUDIT_SECRETS: {
    description:
      'Like `TOKEN_SECRETS`, but they seal the record of access, so that `questline audit verify` notices when someone alters it. Keep them out of the database and its backups. To rotate: add a new one at the front, and keep the old ones, which verify earlier seals.',
    shape: secrets,
    developmentDefault: `development:${developmentSecret}`,
  },
  CREDENTIAL_SECRETS: {
    description:
      "Like `TOKEN_SECRETS`, but the keys that sign students' badges are derived from them. The first one signs; the public keys of all are published. To rotate: add a new one at the front, and keep the old ones, or what they signed can't be verified anymore.",
    shape: secrets,
    developmentDefault: `development:${developmentSecret}`,
  },
  SMTP_URL: {
    description: 'The email server.',
    shape: z.string().check(z.regex(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps://')),
    developmentDefault: 'smtp://127.0.0.1:1025',
  },
  EMAIL_FROM: {
    description: 'The sender of all emails: `Name <email address>`.',
    shape: mailboxWithName,
    developmentDefault: `${productName} <hello@questline.example>`,
  },
  QUIET_HOURS: {
    description:
      'Whether emails to students wait from 9 p.m. to 7 a.m. and become one email in the morning: `on` or `off`. Emails about passwords and verification are always sent.',
    shape: flag,
    defaultValue: 'on',
    developmentDefault: 'off',
  },
  DEFAULT_TIME_ZONE: {
    description: 'The time zone of students whose browser has not sent one, such as `America/Chicago`.',
    shape: timeZone,
    defaultValue: 'America/New_York',
  },
  PUSH_SECRET: {
    description:
      'At least 32 bytes (`openssl rand -hex 32`). The key that signs notifications on devices is derived from it. `none`: no notifications on devices. If it changes, people have to turn them on again.',
    shape: secretOrNone,
    defaultValue: 'none',
    developmentDefault: developmentSecret,
  },
  PUSH_SERVICES: {
    description:
      'The push services of browsers, comma-separated, to which notifications on devices are sent. Nothing is sent anywhere else. `*.` stands for any subdomain.',
    shape: origins,
    defaultValue:
      'https://fcm.googleapis.com,https://updates.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com',
  },
  OPERATOR_EMAIL: {
    description:
      'The email address that receives inquiries and notices of urgent reports. `none`: they are only stored. The desk shows both.',
    shape: mailboxOrNone,
    defaultValue: 'none',
    developmentDefault: 'operator@questline.example',
  },
  CRISIS_HELP: {
    description:
      'Where people get help when someone might get hurt, shown when they report that. Each sentence should work without the others. `none`: no text.',
    shape: textOrNone,
    defaultValue: 'In danger right now? Call 911. Want to talk to someone? Call or text 988, day or night.',
  },
  CONTACT_EMAIL: {
    description:
      'The email address that public pages show to parents, schools and students. `none`: they say to reply to any of our emails.',
    shape: mailboxOrNone,
    defaultValue: 'none',
    developmentDefault: 'hello@questline.example',
  },
  IMPRINT: {
    description:
      'Who runs this site, shown at `/imprint`: name, postal address, phone number, separated by ` | `. Some countries require it. `none`: the page shows the contact only.',
    shape: textOrNone,
    defaultValue: 'none',
    developmentDefault: 'Questline, Inc. | 12 Mill Street, Springfield, OR 97477 | United States',
  },
  CONTROLLER: {
    description:
      'Who is responsible for personal data (the controller), shown at `/privacy`: name, postal address, and the data protection officer if there is one, separated by ` | `. `none`: the same as `IMPRINT`.',
    shape: textOrNone,
    defaultValue: 'none',
  },
  TERMS: {
    description:
      'Your own terms, shown at `/terms` instead of ours. Usually a file: `TERMS_FILE=/etc/questline/terms.md`. Headings, paragraphs, lists, bold, italics and links of Markdown work; HTML is shown as text. `none`: our text.',
    shape: textOrNone,
    defaultValue: 'none',
  },
  PRIVACY: {
    description:
      'Your own privacy notice, shown at `/privacy` instead of ours, in the same form as `TERMS`. See `docs/privacy.md` for what it has to say. `none`: our text, which tests compare with what the software does.',
    shape: textOrNone,
    defaultValue: 'none',
  },
  SHARED_NETWORKS: {
    description:
      'Network addresses or ranges that many people share, such as those of schools, separated by commas: `192.0.2.7,2001:db8:12::/48`. Limits per network for sign-ins, sign-ups, password resets and public forms are ten times as high there. `none`: the same limits for everyone.',
    shape: networksOrNone,
    defaultValue: 'none',
  },
  SECURITY_CONTACT: {
    description:
      'Where to report a vulnerability, in `/.well-known/security.txt`: an email address or a link. `none`: there is no such file.',
    shape: mailboxOrLinkOrNone,
    defaultValue: 'none',
    developmentDefault: 'security@questline.example',
  },
  GUARDIANS: {
    description:
      'What students under 18 need before they apply. `notify`: they name a parent or guardian, who is emailed and can object. `require`: applications also wait until the guardian agrees. `off`: nothing, because the school already has consent.',
    shape: z.enum(guardianModes, 'must be notify, require or off'),
    defaultValue: 'notify',
  },
  UNDO_SECONDS: {
    description:
      'How long a company can undo a decision about an application or submission. The student learns of it afterward. `0`: immediately.',
    shape: wholeNumber(0, 60),
    defaultValue: '10',
  },
  FILE_STORE: {
    description: 'Where uploaded files are stored: `disk` (one machine, or a shared disk) or `s3`.',
    shape: z.enum(['disk', 's3'], 'must be disk or s3'),
    defaultValue: 'disk',
  },
  FILES_DIR: {
    description:
      'For `disk`: the folder for uploaded files. API and worker use the same one and must be able to write to it. Back it up.',
    shape: z.string(),
    defaultValue: '/var/lib/questline',
    developmentDefault: '.data',
  },
  S3_ENDPOINT: {
    description: 'For `s3`: the URL of the store, `https://…`.',
    shape: urlOrNone,
    defaultValue: 'none',
  },
  S3_REGION: { description: 'For `s3`: the region.', shape: z.string(), defaultValue: 'us-east-1' },
  S3_BUCKET: {
    description: 'For `s3`: a private bucket that only the API and the worker can read.',
    shape: textOrNone,
    defaultValue: 'none',
  },
  S3_ACCESS_KEY_ID: { description: 'For `s3`: the access key ID.', shape: textOrNone, defaultValue: 'none' },
  S3_SECRET_ACCESS_KEY: {
    description: 'For `s3`: the secret access key.',
    shape: textOrNone,
    defaultValue: 'none',
  },
  DELETED_FILES_DAYS: {
    description:
      'For how many days the bytes of deleted files stay in storage, where nobody can open them. For backups that can be restored to any point in time: files must be copied at least this often (see `docs/backup.md`). `0`: they are deleted right away, as the privacy page says.',
    shape: wholeNumber(0, 30),
    defaultValue: '0',
  },
  INSTAGRAM_URL: profile('https://www.instagram.com/questline'),
  TIKTOK_URL: profile('https://www.tiktok.com/@questline'),
  LINKEDIN_URL: profile('https://www.linkedin.com/company/questline'),
  PASSWORD_MIN: {
    description: 'The minimum length of a new password.',
    shape: wholeNumber(limits.passwordMinLength, limits.passwordMaxLength),
    defaultValue: String(limits.passwordMinLength),
  },
  COMPANY_REVIEW: {
    description:
      'Whether operators verify companies before students can see them: `on` or `off`. While it is off, new companies are verified when they sign up, so `/parents`, `/safety` and “Checked by Questline” promise too much: use it only in development and in closed pilots.',
    shape: flag,
    defaultValue: 'on',
    developmentDefault: 'off',
  },
  DIAGNOSTICS: {
    description: 'Whether the debug pages are available: `on` or `off`.',
    shape: flag,
    defaultValue: 'off',
    developmentDefault: 'on',
  },
  SHUTDOWN_DELAY_MS: {
    description:
      'How long a stopping process still accepts new requests, so that load balancers notice first.',
    shape: wholeNumber(0, 60_000),
    defaultValue: '2000',
    developmentDefault: '0',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    description:
      'The URL of an OpenTelemetry collector that gets traces as OTLP over HTTP, such as `http://127.0.0.1:4318`. `none`: no traces.',
    shape: urlOrNone,
    defaultValue: 'none',
  },
  TRACE_PERCENT: {
    description:
      'How many of 100 traces are recorded and sent to the collector. A request with a `traceparent` header follows what that says.',
    shape: wholeNumber(0, 100),
    defaultValue: '100',
  },
  LOG_LEVEL: {
    description: 'The lowest level that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    shape: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    defaultValue: 'info',
  },
} satisfies Table;

export type Settings = { [Key in keyof typeof table]: z.output<(typeof table)[Key]['shape']> };
