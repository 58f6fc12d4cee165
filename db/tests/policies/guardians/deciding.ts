// What a guardian decides: pausing, resuming, ending, withdrawing and agreeing.
import type { Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { apply } from '../applications/apply.ts';
import { inConversation, send } from '../messages/send.ts';
import { submit } from '../submissions/submit.ts';
import { guardianEnds, guardianStep, makeMinor, setMode } from './guardian-link.ts';

const openConversation = (w: World) =>
  `insert into conversations (student_id, company_id) values ('${w.owner}', '${w.acceptedCompany}')`;
const withoutGeneralConversation = (w: World) =>
  `delete from conversations where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}' and initiative_id is null`;
const seen = (name: string, from: string): string =>
  `select set_config('seen.${name}', (select count(*)::text ${from}), true)`;
const ofOpen = (w: World) =>
  `from initiative_applications where initiative_id = '${w.openInitiative}' and student_id = '${w.owner}'`;
const applyToOpen = (w: World): [Actor, string] => [
  'owner',
  apply('app.uid()', w.openInitiative, w.acceptedCompany),
];
const statuses = `(select string_agg(c.company_name || ' ' || a.status || case when a.left_at is null then '' else ', left' end,
  '; ' order by a.id) from initiative_applications a join company_profiles c on c.id = a.company_id`;
const ledger = (w: World) =>
  `(select string_agg(kind, ' ' order by id) from consent_ledger where student_id = '${w.owner}') as ledger`;

export const deciding: Cell[] = [
  {
    guarantee: "a paused student can't apply, write or submit, and companies can't write to them",
    covers: ['guardians update', 'ties update', 'consent_ledger insert'],
    setup: (w) => `delete from events; delete from consent_ledger; ${withoutGeneralConversation(w)}`,
    steps: (w) => [
      guardianStep(w.guardian, 'pause'),
      guardianStep(w.guardian, 'pause'),
      ['owner', refusedWith('42501', apply('app.uid()', w.openInitiative, w.acceptedCompany))],
      ['owner', refusedWith('account_paused', send(inConversation(w)))],
      ['owner', refusedWith('account_paused', openConversation(w))],
      ['owner', refusedWith('account_paused', submit(w))],
      ['accepted company', refusedWith('student_paused', send(inConversation(w)))],
      ['accepted company', refusedWith('student_paused', openConversation(w))],
      ['owner', seen('read', `from inbox_messages where conversation_id = '${w.conversation}'`)],
      [
        'accepted company',
        seen('pause', `from ties where student_id = '${w.owner}' and paused_until > now()`),
      ],
      ['other company', seen('leak', `from ties where student_id = '${w.owner}'`)],
    ],
    query: (
      w,
    ) => `select current_setting('seen.read') <> '0' as still_reads, current_setting('seen.pause') as pause,
      current_setting('seen.leak') as leak, (select string_agg(name, ' ') from events) as events, ${ledger(w)}`,
    expected: { still_reads: true, pause: '1', leak: '0', events: 'guardian.paused', ledger: 'paused' },
  },
  {
    guarantee: 'a paused student can complete an initiative whose tasks are all approved',
    covers: [],
    setup: (w) => `set local session_replication_role = replica;
      update initiatives set task_count = 1 where id = '${w.acceptedInitiative}';
      update initiative_applications set tasks_approved = 1 where id = '${w.acceptedApplication}';
      set local session_replication_role = origin`,
    steps: (w) => [
      guardianStep(w.guardian, 'pause'),
      [
        'owner',
        `update initiative_applications set status = 'completed' where id = '${w.acceptedApplication}'`,
      ],
    ],
    query: (w) => `select status from initiative_applications where id = '${w.acceptedApplication}'`,
    expected: { status: 'completed' },
  },
  {
    guarantee: 'a pause of one student changes nothing for another',
    covers: [],
    steps: (w) => [
      guardianStep(w.otherGuardian, 'pause'),
      ['owner', send(inConversation(w))],
      applyToOpen(w),
    ],
    query: (w) => `select count(*)::int ${ofOpen(w)}`,
    expected: { count: 1 },
  },
  {
    guarantee: 'a resumed student can do everything again',
    covers: [],
    setup: () => 'delete from consent_ledger',
    steps: (w) => [
      guardianStep(w.guardian, 'pause'),
      guardianStep(w.guardian, 'resume'),
      ['owner', send(inConversation(w))],
      ['accepted company', send(inConversation(w))],
      ['owner', submit(w)],
      applyToOpen(w),
    ],
    query: (w) => `select count(*)::int, ${ledger(w)} ${ofOpen(w)}`,
    expected: { count: 1, ledger: 'paused resumed' },
  },
  {
    guarantee: 'a guardian who was replaced pauses nothing',
    covers: [],
    setup: (w) =>
      `update guardians set paused_at = now(), status = 'withdrawn' where id = '${w.replacedGuardian}'`,
    steps: (w) => [['owner', submit(w)], applyToOpen(w)],
    query: (w) => `select count(*)::int ${ofOpen(w)}`,
    expected: { count: 1 },
  },
  {
    guarantee: 'a pause ends when the student turns 18',
    covers: [],
    steps: (w) => [
      guardianStep(w.guardian, 'pause'),
      [
        'unset',
        `set local role none; update guardians set ends_at = now() where id = '${w.guardian}';
         update ties set paused_until = now() where student_id = '${w.owner}'`,
      ],
      ['owner', send(inConversation(w))],
      ['owner', submit(w)],
      applyToOpen(w),
    ],
    query: (w) => `select count(*)::int ${ofOpen(w)}`,
    expected: { count: 1 },
  },
  {
    guarantee: 'an expired link, or one to a replaced email, decides nothing',
    covers: [],
    setup: () => 'delete from events; delete from consent_ledger',
    steps: (w) => [
      guardianStep(w.guardian, 'pause', `now() - interval '25 hours'`),
      guardianStep(w.guardian, 'withdraw', `now() - interval '25 hours'`),
      guardianStep(w.replacedGuardian, 'pause'),
      guardianStep(w.replacedGuardian, 'withdraw'),
      guardianEnds(w.guardian, w.acceptedApplication, `now() - interval '25 hours'`),
    ],
    query: (w) => `select (select count(*)::int from events) as events, ${ledger(w)},
      current_setting('seen.ended') as ended,
      (select status from initiative_applications where id = '${w.acceptedApplication}') as status`,
    expected: { events: 0, ledger: null, ended: 'false', status: 'accepted' },
  },
  {
    guarantee: "a guardian can't end another student's collaboration",
    covers: [],
    setup: () => 'delete from events; delete from consent_ledger',
    steps: (w) => [guardianEnds(w.otherGuardian, w.acceptedApplication)],
    query: (
      w,
    ) => `select current_setting('seen.ended') as ended, (select count(*)::int from events) as events,
      (select count(*)::int from consent_ledger) as consents,
      (select status from initiative_applications where id = '${w.acceptedApplication}') as status`,
    expected: { ended: 'false', events: 0, consents: 0, status: 'accepted' },
  },
  {
    guarantee: 'ending one collaboration looks to the company as if the student left, and ends no other',
    covers: ['initiative_applications update'],
    setup: () => 'delete from events; delete from consent_ledger',
    steps: (w) => [
      guardianEnds(w.guardian, w.acceptedApplication),
      [
        'accepted company',
        seen(
          'history',
          `from status_changes where subject_id = '${w.acceptedApplication}'
          and status = 'ended' and actor_id = '${w.owner}'`,
        ),
      ],
      ['owner', refusedWith('work_closed', submit(w))],
    ],
    query: (w) => `select current_setting('seen.ended') as ended, current_setting('seen.history') as history,
      (select string_agg(name, ' ' order by id) from events) as events, ${ledger(w)},
      (select application_id = '${w.acceptedApplication}' from consent_ledger) as named,
      (select status || ' ' || (left_at is not null) from initiative_applications where id = '${w.acceptedApplication}') as ended_one,
      (select status from initiative_applications where id = '${w.pendingApplication}') as other`,
    expected: {
      ended: 'true',
      history: '1',
      events: 'application.ended guardian.ended',
      ledger: 'ended',
      named: true,
      ended_one: 'ended true',
      other: 'pending',
    },
  },
  {
    guarantee: 'a guardian withdraws a pending application',
    covers: [],
    steps: (w) => [guardianEnds(w.guardian, w.pendingApplication)],
    query: (w) => `select status from initiative_applications where id = '${w.pendingApplication}'`,
    expected: { status: 'withdrawn' },
  },
  {
    guarantee: 'saying no ends everything of this student, stops sharing, and pauses the account',
    covers: ['initiative_applications select', 'ties update'],
    setup: () => 'delete from consent_ledger',
    steps: (w) => [
      guardianStep(w.guardian, 'withdraw'),
      ['owner', refusedWith('42501', apply('app.uid()', w.openInitiative, w.acceptedCompany))],
      ['accepted company', seen('contacts', `from student_contacts where student_id = '${w.owner}'`)],
    ],
    query: (w) => `select ${statuses} where a.student_id = '${w.owner}') as own,
      ${statuses} where a.student_id = '${w.otherStudent}' and a.status = 'accepted') as others,
      (select count(*)::int from ties where student_id = '${w.owner}' and paused_until is null) as not_paused,
      current_setting('seen.contacts') as contacts, ${ledger(w)}`,
    expected: {
      own: 'Accepted Ltd ended, left; Pending Ltd withdrawn; Rejected Ltd rejected, left; Rejected Ltd rejected, left; Left Ltd completed, left; Ended Ltd ended, left; Withdrawn Ltd withdrawn; Accepted Ltd ended, left',
      others: 'Other Ltd accepted',
      not_paused: 0,
      contacts: '0',
      ledger: 'objected',
    },
  },
  {
    guarantee: 'withdrawing after agreeing is recorded as that, and agreeing again resumes the account',
    covers: [],
    setup: () => 'delete from consent_ledger',
    steps: (w) => [
      guardianStep(w.guardian, 'confirm'),
      guardianStep(w.guardian, 'withdraw'),
      guardianStep(w.guardian, 'confirm'),
      applyToOpen(w),
    ],
    query: (w) => `select ${ledger(w)}, (select count(*)::int ${ofOpen(w)}) as sent`,
    expected: { ledger: 'confirmed withdrawn confirmed', sent: 1 },
  },
  {
    guarantee:
      'GUARDIANS=require: the company sees an application, and the student, only after the guardian agreed',
    covers: ['initiative_applications update', 'student_profiles select'],
    setup: (w) => `${makeMinor(w.otherStudent)}; ${setMode('require')}; delete from events`,
    steps: (w) => [
      ['other student', apply('app.uid()', w.pendingInitiative, w.pendingCompany)],
      [
        'pending company',
        seen('before', `from initiative_applications where student_id = '${w.otherStudent}'`),
      ],
      ['pending company', seen('card', `from student_cards where student_id = '${w.otherStudent}'`)],
      ['pending company', seen('tie', `from ties where student_id = '${w.otherStudent}'`)],
      ['pending company', seen('history', `from status_changes where student_id = '${w.otherStudent}'`)],
      // Without a condition, only the policy for updates hides it.
      ['pending company', `update initiative_applications set status = 'accepted'`],
      ['other student', seen('own', `from initiative_applications where waiting_for_guardian`)],
      guardianStep(w.otherGuardian, 'confirm'),
      [
        'pending company',
        seen('after', `from initiative_applications where student_id = '${w.otherStudent}'`),
      ],
      ['pending company', seen('cards', `from student_cards where student_id = '${w.otherStudent}'`)],
    ],
    query: (w) => `select current_setting('seen.before') as before, current_setting('seen.card') as card,
      current_setting('seen.tie') as tie, current_setting('seen.history') as history, current_setting('seen.own') as own,
      current_setting('seen.after') as after, current_setting('seen.cards') as cards,
      (select status || ' ' || waiting_for_guardian from initiative_applications
        where student_id = '${w.otherStudent}' and company_id = '${w.pendingCompany}') as application,
      (select string_agg(name, ' ' order by id) from events) as events`,
    expected: {
      before: '0',
      card: '0',
      tie: '0',
      history: '0',
      own: '1',
      after: '1',
      cards: '1',
      application: 'pending false',
      events: 'application.sent guardian.confirmed',
    },
  },
  {
    guarantee:
      'GUARDIANS=require: applying again waits too, and agreeing while paused waits until the account is resumed',
    covers: [],
    setup: (w) => `${makeMinor(w.owner)}; ${setMode('require')}`,
    steps: (w) => [
      [
        'owner',
        `update initiative_applications set status = 'pending' where id = '${w.withdrawnApplication}'`,
      ],
      [
        'withdrawn company',
        seen('first', `from initiative_applications where id = '${w.withdrawnApplication}'`),
      ],
      guardianStep(w.guardian, 'pause'),
      guardianStep(w.guardian, 'confirm'),
      [
        'withdrawn company',
        seen('paused', `from initiative_applications where id = '${w.withdrawnApplication}'`),
      ],
      guardianStep(w.guardian, 'resume'),
      [
        'withdrawn company',
        seen('resumed', `from initiative_applications where id = '${w.withdrawnApplication}'`),
      ],
    ],
    query: () => `select current_setting('seen.first') as first, current_setting('seen.paused') as paused,
      current_setting('seen.resumed') as resumed`,
    expected: { first: '0', paused: '0', resumed: '1' },
  },
  {
    guarantee: 'GUARDIANS=require: after the guardian agreed, and for adults, applications go out right away',
    covers: [],
    setup: (w) => `${makeMinor(w.owner)}; ${setMode('require')}`,
    steps: (w) => [
      guardianStep(w.guardian, 'confirm'),
      applyToOpen(w),
      ['other student', apply('app.uid()', w.openInitiative, w.acceptedCompany)],
    ],
    query: (w) => `select count(*)::int from initiative_applications
      where initiative_id = '${w.openInitiative}' and not waiting_for_guardian
        and student_id in ('${w.owner}', '${w.otherStudent}')`,
    expected: { count: 2 },
  },
];
