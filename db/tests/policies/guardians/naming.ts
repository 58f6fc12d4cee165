// Naming a guardian, and what students under 18 can't do without one.
import type { Cell, Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import { apply } from '../applications/apply.ts';
import { deleteStudent } from '../session/delete-account.ts';
import { guardianStep, makeMinor, setMode } from './guardian-link.ts';

const name = (email: string) => `perform keeper.name_guardian('${email}', '2026-11')`;
const names = (email: string) => `select keeper.name_guardian('${email}', '2026-11')`;

const refuses = (guarantee: string, code: string, setup: Effect['setup'], email: string): Effect => ({
  guarantee,
  covers: [],
  setup: (w) => setup?.(w) ?? '',
  steps: () => [['owner', refusedWith(code, name(email))]],
  query: (w) => `select email from guardians where student_id = '${w.owner}' and replaced_at is null`,
  expected: { email: 'parent@example.org' },
});

const needsGuardian = (mode: 'notify' | 'require' | 'off', sent: number): Effect => ({
  guarantee: `GUARDIANS=${mode}: a student under 18 without a guardian ${sent ? 'can' : "can't"} apply`,
  covers: [],
  setup: (w) =>
    `${makeMinor(w.owner)}; delete from guardians where student_id = '${w.owner}'; ${setMode(mode)}`,
  steps: (w) => {
    const applies = apply('app.uid()', w.openInitiative, w.acceptedCompany);
    return [['owner', sent ? applies : refusedWith('42501', applies)]];
  },
  query: (w) => `select count(*)::int as sent from initiative_applications
    where initiative_id = '${w.openInitiative}' and student_id = '${w.owner}'`,
  expected: { sent },
});

export const naming: Cell[] = [
  needsGuardian('notify', 0),
  needsGuardian('require', 0),
  needsGuardian('off', 1),
  {
    guarantee: 'a student under 18 without a guardian is told so when applying again',
    covers: [],
    setup: (w) => `${makeMinor(w.owner)}; delete from guardians where student_id = '${w.owner}'`,
    steps: (w) => [
      [
        'owner',
        refusedWith(
          'guardian_needed',
          `update initiative_applications set status = 'pending' where id = '${w.withdrawnApplication}'`,
        ),
      ],
    ],
    query: (w) => `select status from initiative_applications where id = '${w.withdrawnApplication}'`,
    expected: { status: 'withdrawn' },
  },
  {
    guarantee: 'a student names a guardian until the student turns 18, and the ledger records it',
    covers: ['guardians insert', 'consent_ledger insert', 'events insert'],
    setup: (w) => `${makeMinor(w.owner)}; delete from events; delete from consent_ledger;
      delete from guardians where student_id = '${w.owner}'`,
    steps: () => [['owner', names('mom@example.org')]],
    query: (w) => `select g.email, g.status, to_char(g.ends_at at time zone 'UTC', 'YYYY-MM-DD') =
        to_char(now() + interval '3 years 1 month', 'YYYY-MM-01') as until_adult, c.kind, c.text_version,
        c.guardian_hash = encode(sha256(convert_to(c.id || ' mom@example.org', 'UTF8')), 'base64') as provable,
        (select string_agg(name, ' ') from events) as events
      from guardians g join consent_ledger c on c.student_id = g.student_id where g.student_id = '${w.owner}'`,
    expected: {
      email: 'mom@example.org',
      status: 'told',
      until_adult: true,
      kind: 'told',
      text_version: '2026-11',
      provable: true,
      events: 'guardian.named',
    },
  },
  {
    guarantee: 'another email replaces the guardian and starts without an agreement',
    covers: ['guardians select', 'guardians update'],
    setup: (w) => `${makeMinor(w.owner)}; delete from events;
      update guardians set status = 'confirmed' where id = '${w.guardian}'`,
    steps: () => [['owner', names('dad@example.org')]],
    query: (
      w,
    ) => `select (select replaced_at is not null from guardians where id = '${w.guardian}') as replaced,
      (select email || ' ' || status from guardians where student_id = '${w.owner}' and replaced_at is null) as current,
      (select string_agg(name, ' ' order by name) from events) as events`,
    expected: {
      replaced: true,
      current: 'dad@example.org told',
      events: 'guardian.named guardian.replaced',
    },
  },
  {
    guarantee: 'the same email again only sends another link',
    covers: [],
    setup: (w) => `${makeMinor(w.owner)}; delete from events; delete from consent_ledger;
      update guardians set status = 'confirmed' where id = '${w.guardian}'`,
    steps: () => [['owner', names('parent@example.org')]],
    query: (w) => `select status, replaced_at, (select string_agg(name, ' ') from events) as events,
      (select count(*)::int from consent_ledger) as consents from guardians where id = '${w.guardian}'`,
    expected: { status: 'confirmed', replaced_at: null, events: 'guardian.link_requested', consents: 0 },
  },
  {
    guarantee: 'the email of another account can be named, because parents can have one',
    covers: [],
    setup: (w) => makeMinor(w.owner),
    steps: () => [['owner', names('oscar.other@example.org')]],
    query: (w) => `select email from guardians where student_id = '${w.owner}' and replaced_at is null`,
    expected: { email: 'oscar.other@example.org' },
  },
  refuses(
    'students cannot name themselves',
    'guardian_is_self',
    (w) => makeMinor(w.owner),
    'olive.owner@example.org',
  ),
  refuses(
    'students cannot name themselves with a tag in the email',
    'guardian_is_self',
    (w) => makeMinor(w.owner),
    'olive.owner+mom@example.org',
  ),
  ...['oliveowner@gmail.com', 'o.l.i.v.e.owner+mom@gmail.com', 'Olive.Owner@googlemail.com'].map((email) =>
    refuses(
      `students cannot name their own Gmail address as ${email}`,
      'guardian_is_self',
      (w) =>
        `${makeMinor(w.owner)}; update users set email = 'olive.owner@gmail.com' where id = '${w.owner}'`,
      email,
    ),
  ),
  {
    guarantee: 'dots make another email address everywhere but at Gmail',
    covers: [],
    setup: (w) => makeMinor(w.owner),
    steps: () => [['owner', names('oliveowner@example.org')]],
    query: (w) => `select email from guardians where student_id = '${w.owner}' and replaced_at is null`,
    expected: { email: 'oliveowner@example.org' },
  },
  refuses('adults name no guardian', 'forbidden', undefined, 'mom@example.org'),
  refuses(
    'nobody names a guardian before saying when they were born',
    'forbidden',
    (w) => `update student_profiles set birth_month = null where id = '${w.owner}'`,
    'mom@example.org',
  ),
  refuses(
    'an unverified student cannot send emails to a guardian',
    'email_not_verified',
    (w) => `${makeMinor(w.owner)}; update users set email_verified_at = null where id = '${w.owner}'`,
    'mom@example.org',
  ),
  refuses(
    'a paused student cannot name someone else who resumes the account',
    'account_paused',
    (w) => `${makeMinor(w.owner)}; update guardians set paused_at = now() where id = '${w.guardian}'`,
    'mom@example.org',
  ),
  refuses(
    'a student whose guardian said no cannot name someone else',
    'account_paused',
    (w) => `${makeMinor(w.owner)}; update guardians set status = 'withdrawn' where id = '${w.guardian}'`,
    'mom@example.org',
  ),
  {
    guarantee: 'companies name no guardian',
    covers: [],
    steps: () => [['accepted company', refusedWith('forbidden', name('mom@example.org'))]],
    query: () => `select count(*)::int from guardians where email = 'mom@example.org'`,
    expected: { count: 0 },
  },
  {
    guarantee: 'deleting the account deletes the guardian and keeps the ledger for three years',
    covers: ['consent_ledger update', 'consent_ledger select'],
    steps: (w) => [guardianStep(w.guardian, 'pause'), deleteStudent()],
    query: (w) => `select (select count(*)::int from guardians where student_id = '${w.owner}') as guardians,
      (select count(*)::int from guardians where student_id = '${w.otherStudent}') as other_guardians,
      (select count(*)::int from consent_ledger where student_id = '${w.owner}'
        and delete_after = now() + interval '1095 days') as kept`,
    expected: { guardians: 0, other_guardians: 1, kept: 2 },
  },
];
