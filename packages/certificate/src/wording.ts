// The words on a certificate.
import type { CertificateContent } from './content.ts';

type Fact = { figure: string; label: string };

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const day = dateFormat({ month: 'short', day: 'numeric' });
const dayOfYear = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });
const fullDate = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' });
const year = dateFormat({ year: 'numeric' });

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** 45 → "45 minutes", 60 → "1 hour", 430 → "7 hours", 450 → "7.5 hours" */
function durationInWords(minutes: number): string {
  const halves = Math.round(minutes / 30) / 2;
  return minutes < 60 ? counted(minutes, 'minute') : counted(halves, 'hour');
}

function dates(started: string | null, finished: string | null): Fact[] {
  if (!finished) return [];
  const last = new Date(finished);
  const first = new Date(started ?? finished);
  if (day.format(first) === day.format(last) && year.format(first) === year.format(last)) {
    return [{ figure: day.format(last), label: year.format(last) }];
  }
  return year.format(first) === year.format(last)
    ? [{ figure: `${day.format(first)} – ${day.format(last)}`, label: year.format(last) }]
    : [{ figure: `${dayOfYear.format(first)} – ${dayOfYear.format(last)}`, label: 'start to finish' }];
}

export function factsOf({ tasks, criteria, minutes, started_at, finished_at }: CertificateContent): Fact[] {
  const count = tasks.length;
  return [
    { figure: `${count} of ${count}`, label: count === 1 ? 'task approved' : 'tasks approved' },
    ...(criteria ? [{ figure: `${criteria.met} of ${criteria.of}`, label: 'criteria met' }] : []),
    ...(minutes === null ? [] : [{ figure: durationInWords(minutes), label: 'of work' }]),
    ...dates(started_at, finished_at),
  ];
}

export const issuedOn = (issuedAt: string): string => fullDate.format(new Date(issuedAt));

export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** The address as people type it, without its code: "questline.example/verify/". */
export function addressOf({ verify_url, code }: CertificateContent): string {
  const { host, pathname } = new URL(verify_url);
  const start = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  return pathname.slice(start.length).replaceAll('-', '') === code ? `${host}${start}` : `${host}${pathname}`;
}

export const verification = (isVerified: boolean): string =>
  isVerified ? 'Verified on Questline' : 'The company is no longer verified on Questline.';

export const missingMark = '[…]';
export const missingNote = `${missingMark} marks characters that this PDF can’t print. The page at the link shows them.`;
