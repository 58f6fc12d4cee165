// Checks of what the server needs besides the database: settings, a build, a place for files, and an email server.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SettingsError } from '../../platform/env/env.ts';
import { createEmailSender } from '../../platform/email/email-sender.ts';
import type { Check, Problem } from './check.ts';

const nodeMin = 24;
const root = join(import.meta.dirname, '../../../../..');
const built = ['apps/web/dist/index.html', 'packages/emails/dist'];

const s3Fixes: Record<string, string> = {
  InvalidAccessKeyId: 'Correct S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'Correct S3_SECRET_ACCESS_KEY.',
  NoSuchBucket: 'Create the bucket, or correct S3_BUCKET.',
  AccessDenied: 'Let the key of S3_ACCESS_KEY_ID read, write and delete objects in S3_BUCKET.',
};

const smtpFixes: Record<string, string> = {
  EAUTH: 'Correct the user name and password in SMTP_URL. Special characters must be percent-encoded.',
  ETLS: 'Install a certificate on the email server that belongs to the host name in SMTP_URL. For smtps://, use its port for TLS (often 465).',
  EDNS: "Correct the host name in SMTP_URL: it can't be found.",
};

type Failed = Error & { code?: string };

export const servicesChecks: Check[] = [
  {
    title: 'Settings',
    run: ({ complaints }) =>
      complaints.map(([key, problem]) => ({
        message: `${key} ${problem}.`,
        fix: `Correct it in the environment or in .env; docs/settings.md explains ${key}.`,
      })),
  },
  {
    title: 'Node.js version',
    run: () =>
      Number(process.versions.node.split('.')[0]) < nodeMin
        ? [
            {
              message: `Node.js is version ${process.versions.node}.`,
              fix: `Install version ${nodeMin} or later.`,
            },
          ]
        : [],
  },
  {
    title: 'Web app and emails are built',
    onlyInProduction: true,
    run: () =>
      built
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => ({ message: `${path} doesn't exist.`, fix: 'Run `npm run build`.' })),
  },
  {
    title: 'File storage',
    needs: ['FILE_STORE', 'FILES_DIR'],
    async run({ settings }) {
      const { FILE_STORE = 'disk', FILES_DIR = '', ...more } = settings;
      // Loads the client of S3, which no other command needs.
      const { openStorage } = await import('../../platform/storage/storage.ts');
      const folder = await mkdtemp(join(tmpdir(), 'questline-doctor-'));
      const [key, content] = [`private/doctor-${randomUUID()}`, randomUUID()];
      try {
        const storage = openStorage({ ...more, FILE_STORE, FILES_DIR });
        await writeFile(join(folder, 'file'), content);
        await storage.put(key, join(folder, 'file'), 'text/plain');
        const found = await text(await storage.read(key));
        await storage.remove(key);
        if (found === content) return [];
        return [
          { message: 'A file has changed after it was stored.', fix: 'Replace the disk or the store.' },
        ];
      } catch (error) {
        if (error instanceof SettingsError) return [unwritable(error, FILES_DIR)];
        if (FILE_STORE === 'disk') return [unwritable(error as Failed, FILES_DIR)];
        const { name, message, code } = error as Failed;
        return [
          {
            message: `The S3 store can't be used: ${[name, code, message].filter(Boolean).join(', ')}.`,
            fix: s3Fixes[name] ?? 'Check S3_ENDPOINT, and that this machine can reach it.',
          },
        ];
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  },
  {
    title: 'Disk space',
    needs: ['FILE_STORE', 'FILES_DIR'],
    async run({ settings, minFreeBytes }) {
      const folder = settings.FILE_STORE === 's3' ? tmpdir() : settings.FILES_DIR!;
      // The check of the file storage reports a folder that doesn't exist.
      if (!existsSync(folder)) return [];
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize < minFreeBytes
        ? [
            {
              message: `The disk of ${folder} has ${gigabytes(bavail * bsize)} left.`,
              fix: `Delete what nobody needs or use a larger disk, so that at least ${gigabytes(minFreeBytes)} are free.`,
            },
          ]
        : [];
    },
  },
  {
    title: 'Email server',
    needs: ['SMTP_URL', 'EMAIL_FROM'],
    async run({ settings }) {
      const sender = createEmailSender({ smtpUrl: settings.SMTP_URL!, from: settings.EMAIL_FROM! });
      try {
        await sender.check();
        return [];
      } catch (error) {
        const { code: reported = 'unknown', message } = error as Failed;
        // nodemailer reports a refused certificate as a lost connection.
        const code = /certificate/i.test(message) ? 'ETLS' : reported;
        return [
          {
            message: `The email server refused the connection or didn't answer (${code}).`,
            fix:
              smtpFixes[code] ??
              'Check host and port in SMTP_URL, and that a firewall lets this machine reach them.',
          },
        ];
      } finally {
        sender.close();
      }
    },
  },
];

const unwritable = ({ message }: Error, folder: string): Problem => ({
  message: message.startsWith('FILES_DIR')
    ? message
    : `FILES_DIR: files can't be written to ${folder}: ${message}.`,
  fix: `Create ${folder} for the user that runs the API and the worker (mkdir, chown), or set FILES_DIR to another folder.`,
});

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
