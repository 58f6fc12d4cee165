// What a report contains: the snapshot, who is reported, and how urgent it is.
import type { Actor } from '../../actors.ts';
import type { Cell, Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { deleteStudent } from '../session/delete-account.ts';
import { report } from './send-report.ts';

type About = { account: (w: World) => string; person?: (w: World) => string };

/** Whether the newest report is about these people, and some of its snapshot. */
const newest = (w: World, { account, person }: About, text: string) =>
  `select reported_id = '${account(w)}' as account,
     reported_person_id is not distinct from ${person ? `'${person(w)}'` : 'null'} as person,
     reported_name, snapshot ->> 'account' as account_name, snapshot ->> 'person' as person_name, ${text} as text
   from reports order by number desc limit 1`;

const copies = (
  what: string,
  [actor, subject, id]: [Actor, string, (w: World) => string],
  about: About,
  names: { account: string; person: string | null; text: string },
  { text = `snapshot ->> 'text'`, setup = () => '' }: { text?: string; setup?: (w: World) => string } = {},
): Effect => ({
  guarantee: `a report contains ${what}`,
  covers: [],
  setup,
  steps: (w) => [[actor, report(subject, id(w))]],
  query: (w) => newest(w, about, text),
  expected: {
    account: true,
    person: true,
    reported_name: names.account,
    account_name: names.account,
    person_name: names.person,
    text: names.text,
  },
});

const withNote = (w: World) => `set local session_replication_role = replica;
  update initiative_applications set decision_note = 'Welcome to the team', decided_by = '${w.acceptedCompany}'
    where id = '${w.acceptedApplication}';
  set local session_replication_role = origin`;

const acceptedCompany: About = { account: (w) => w.acceptedCompany };
const itsFounder: About = { ...acceptedCompany, person: (w) => w.acceptedCompany };
const student: About = { account: (w) => w.owner, person: (w) => w.owner };
const ofCompany = (text: string) => ({ account: 'Accepted Ltd', person: null, text });
const ofFounder = (text: string) => ({ account: 'Accepted Ltd', person: 'Accepted', text });
const ofStudent = (text: string) => ({ account: 'Olive Owner', person: 'Olive Owner', text });

const urgency = (reason: string, urgent: boolean): Effect => ({
  guarantee: `a report with the reason "${reason}" is ${urgent ? '' : 'not '}urgent`,
  covers: [],
  steps: (w) => [['owner', report('company', w.otherCompany, 'app.uid()', reason)]],
  query: () => `select urgent, status, details from reports order by number desc limit 1`,
  expected: { urgent, status: 'received', details: 'Details' },
});

export const snapshots: Cell[] = [
  copies(
    "a company's message",
    ['owner', 'message', (w) => w.conversationMessages[1]!],
    itsFounder,
    ofFounder('Hello Neighborhood survey'),
    { text: `concat_ws(' ', snapshot ->> 'text', snapshot ->> 'initiative')` },
  ),
  copies(
    'who on the team wrote the message',
    ['owner', 'message', (w) => w.conversationMessages[1]!],
    { ...acceptedCompany, person: (w) => w.acceptedMember },
    { account: 'Accepted Ltd', person: 'Alma Accepted', text: 'Hello' },
    { setup: (w) => `update inbox_messages set person_id = '${w.acceptedMember}'` },
  ),
  copies(
    "a student's message",
    ['accepted company', 'message', (w) => w.conversationMessages[2]!],
    student,
    ofStudent('Hello'),
  ),
  copies(
    "the photo of the student who wrote a message, and no other student's",
    ['accepted company', 'message', (w) => w.conversationMessages[2]!],
    student,
    ofStudent('/photos/shown.webp'),
    {
      text: `snapshot ->> 'photo'`,
      setup: (w) => `set local session_replication_role = replica;
        insert into student_cards (company_id, student_id, photo_url)
          values ('${w.acceptedCompany}', '${w.otherStudent}', '/photos/other.webp');
        set local session_replication_role = origin`,
    },
  ),
  copies(
    'the messages of a conversation',
    ['owner', 'conversation', (w) => w.conversation],
    acceptedCompany,
    ofCompany('company Accepted, company Accepted, student Olive Owner'),
    {
      text: `(select string_agg(concat_ws(' ', m ->> 'by', m ->> 'person'), ', ')
        from jsonb_array_elements(snapshot -> 'messages') m)`,
    },
  ),
  copies(
    "a company's page",
    ['other student', 'company', (w) => w.acceptedCompany],
    acceptedCompany,
    ofCompany('We bake'),
    { setup: (w) => `update company_profiles set description = 'We bake' where id = '${w.acceptedCompany}'` },
  ),
  copies(
    'an initiative',
    ['other student', 'initiative', (w) => w.openInitiative],
    acceptedCompany,
    ofCompany('Poster week'),
    { text: `snapshot ->> 'title'` },
  ),
  copies('feedback', ['owner', 'feedback', (w) => w.approvedWork], itsFounder, ofFounder('Fine')),
  copies(
    'the note with a decision',
    ['owner', 'note', (w) => w.acceptedApplication],
    itsFounder,
    ofFounder('Welcome to the team'),
    { setup: withNote },
  ),
  {
    guarantee: 'only the student can report the note with a decision',
    covers: ['initiative_applications select'],
    setup: withNote,
    steps: (w) =>
      (['other student', 'accepted company', 'other company'] as const).map((actor) => [
        actor,
        refusedWith('not_found', report('note', w.acceptedApplication)),
      ]),
    query: () => `select count(*)::int as notes from reports where subject = 'note'`,
    expected: { notes: 0 },
  },
  copies(
    'closing words',
    ['owner', 'closing_words', (w) => w.leftApplication],
    { account: (w) => w.leftCompany, person: (w) => w.leftCompany },
    { account: 'Left Ltd', person: 'Left', text: 'We would work together again.' },
  ),
  copies('a task', ['owner', 'task', (w) => w.openTask], acceptedCompany, ofCompany('Neighborhood survey'), {
    text: `snapshot ->> 'initiative'`,
  }),
  copies(
    'a submission with the name of its file',
    ['accepted company', 'submission', (w) => w.newestWork],
    student,
    ofStudent('survey.pdf'),
    { text: `snapshot ->> 'file'` },
  ),
  ...['outside', 'meeting', 'sexual', 'threats', 'harm'].map((reason) => urgency(reason, true)),
  ...['money', 'other'].map((reason) => urgency(reason, false)),
  {
    guarantee:
      "a student who deletes the account is no longer named in a company's list, only in the snapshot",
    covers: ['reports update', 'reports select'],
    steps: (w) => [
      ['accepted company', report('submission', w.newestWork)],
      ['owner', report('company', w.otherCompany)],
      deleteStudent(),
    ],
    query: (w) => `select reported_name, snapshot ->> 'account' as account, (select reported_name from reports
        where subject = 'company') as other
      from reports where subject = 'submission' and person_id = '${w.acceptedCompany}'`,
    expected: { reported_name: null, account: 'Olive Owner', other: 'Other Ltd' },
  },
];
