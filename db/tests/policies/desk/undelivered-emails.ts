// Emails that couldn't be delivered: how they get into the queue.
import type { Cell, Effect } from '../../cell.ts';
import type { World } from '../../world.ts';

const noted = (address: (w: World) => string, subject: (w: World) => string, source: string): Effect => ({
  guarantee: `of an email to the ${source}, only where the address is gets noted`,
  covers: ['mail_deliveries update', 'mail_deliveries select'],
  setup: (w) => `update mail_deliveries set subject_id = '${subject(w)}' where id = '${w.queuedDelivery}'`,
  steps: (w) => [
    ['worker', `select keeper.note_mail_failure('${w.queuedDelivery}', 'print', '451', ${address(w)})`],
  ],
  query: (w) => `select recipient, last_error, recipient_of, recipient_person_id is not null as person
    from mail_deliveries where id = '${w.queuedDelivery}'`,
  expected: { recipient: 'print', last_error: '451', recipient_of: source, person: source === 'person' },
});

export const fails = (delivery: string, status = 'refused') =>
  `update mail_deliveries set status = '${status}', finished_at = now() where id = '${delivery}'`;

export const undeliveredEmails: Cell[] = [
  noted(
    () => `'olive.owner@example.org'`,
    (w) => w.guardian,
    'person',
  ),
  noted(
    () => `'parent@example.org'`,
    (w) => w.guardian,
    'guardian',
  ),
  noted(
    () => `'invited@example.org'`,
    (w) => w.invitation,
    'invitation',
  ),
  noted(
    () => `'someone@example.org'`,
    (w) => w.waitlistEntry,
    'waitlist',
  ),
  noted(
    () => `'ines@example.org'`,
    (w) => w.inquiry,
    'inquiry',
  ),
  noted(
    () => `'desk@example.org'`,
    (w) => w.inquiry,
    'operators',
  ),
  {
    guarantee: 'where the address of a deleted account was is not noted',
    covers: ['mail_deliveries update'],
    setup: (w) => `update mail_deliveries set kind = 'account-deleted' where id = '${w.queuedDelivery}'`,
    steps: (w) => [
      [
        'worker',
        `select keeper.note_mail_failure('${w.queuedDelivery}', 'print', '451', 'gone@example.org')`,
      ],
    ],
    query: (w) => `select recipient, recipient_of from mail_deliveries where id = '${w.queuedDelivery}'`,
    expected: { recipient: 'print', recipient_of: null },
  },
  {
    guarantee: 'nobody but the worker notes failures',
    covers: [],
    steps: (w) =>
      (['worker for owner', 'worker for anonymous', 'worker unset'] as const).map((actor) => [
        actor,
        `select keeper.note_mail_failure('${w.queuedDelivery}', 'print', '451', 'desk@example.org')`,
      ]),
    query: (w) => `select recipient_of, last_error from mail_deliveries where id = '${w.queuedDelivery}'`,
    expected: { recipient_of: null, last_error: null },
  },
  {
    guarantee: 'another failed email to the same recipient joins the one in the queue',
    covers: ['mail_failures insert', 'mail_failures update', 'mail_failures select'],
    setup: (w) => `update mail_deliveries set recipient_of = 'person', recipient_person_id = '${w.owner}',
      attempts = 3, last_error = '552' where id = '${w.queuedDelivery}';
      update mail_failures set failed_at = now() - interval '1 day' where id = '${w.failedEmail}'`,
    steps: (w) => [['worker', fails(w.queuedDelivery, 'dead')]],
    query: (w) => `select d.failure_id = f.id as joined, f.emails, f.status, f.attempts, f.last_error,
      f.failed_at > now() - interval '1 minute' as now, f.person_id = '${w.owner}' as person
      from mail_failures f, mail_deliveries d where f.id = '${w.failedEmail}' and d.id = '${w.queuedDelivery}'`,
    expected: {
      joined: true,
      emails: 2,
      status: 'dead',
      attempts: 3,
      last_error: '552',
      now: true,
      person: true,
    },
  },
  ...(['refused', 'dead'] as const).map((first): Cell => ({
    guarantee: `an email that was ${first} fails only once`,
    covers: [],
    setup: (w) => `update mail_deliveries set recipient = 'once' where id = '${w.queuedDelivery}'`,
    steps: (w) => [
      ['worker', fails(w.queuedDelivery, first)],
      ['worker', fails(w.queuedDelivery, 'dead')],
    ],
    query: () => `select emails, status from mail_failures where recipient = 'once'`,
    expected: { emails: 1, status: first },
  })),
  {
    guarantee: 'a failed email to a recipient without an open failure opens one',
    covers: ['mail_failures insert'],
    setup: (w) => `update mail_deliveries set recipient = 'another', recipient_of = 'person',
      recipient_person_id = '${w.owner}' where id = '${w.queuedDelivery}'`,
    steps: (w) => [['worker', fails(w.queuedDelivery)]],
    query: (w) => `select f.recipient, f.recipient_of, f.emails, f.closed_at from mail_failures f
      join mail_deliveries d on d.failure_id = f.id where d.id = '${w.queuedDelivery}'`,
    expected: { recipient: 'another', recipient_of: 'person', emails: 1, closed_at: null },
  },
  {
    guarantee: 'an email that could not be written is collected by its kind',
    covers: ['mail_failures insert'],
    setup: (w) => `update mail_deliveries set recipient = null where id = '${w.queuedDelivery}'`,
    steps: (w) => [['worker', fails(w.queuedDelivery, 'dead')]],
    query: (w) => `select f.recipient, f.recipient_of from mail_failures f
      join mail_deliveries d on d.failure_id = f.id where d.id = '${w.queuedDelivery}'`,
    expected: { recipient: 'verify-email', recipient_of: null },
  },
  {
    guarantee: 'a failed email to an account that was deleted since the attempt names nobody',
    covers: ['users select'],
    setup: (w) => `update mail_deliveries set recipient = 'gone', recipient_of = 'person',
      recipient_person_id = '${w.event}' where id = '${w.queuedDelivery}'`,
    steps: (w) => [['worker', fails(w.queuedDelivery)]],
    query: (w) => `select f.recipient_of, f.person_id from mail_failures f
      join mail_deliveries d on d.failure_id = f.id where d.id = '${w.queuedDelivery}'`,
    expected: { recipient_of: null, person_id: null },
  },
  {
    guarantee: 'an email that was sent or dropped is not in the queue',
    covers: [],
    steps: (w) => [
      ['worker', fails(w.queuedDelivery, 'sent')],
      ['worker', fails(w.queuedDelivery, 'dead')],
    ],
    query: (w) => `select failure_id from mail_deliveries where id = '${w.queuedDelivery}'`,
    expected: { failure_id: null },
  },
  {
    table: 'mail_failures',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select id from mail_failures where id = '${w.oldFailure}'`,
    allowed: ['worker'],
  },
  {
    table: 'mail_failures',
    verb: 'delete',
    role: 'app_worker',
    detail: 'after 90 days',
    sql: (w) => `delete from mail_failures where id = '${w.oldFailure}'`,
    allowed: ['worker'],
  },
  {
    table: 'mail_failures',
    verb: 'delete',
    role: 'app_worker',
    detail: 'every row',
    sql: () => `delete from mail_failures`,
    allowed: ['worker'],
  },
  {
    table: 'mail_failures',
    verb: 'delete',
    role: 'app_worker',
    detail: 'before 90 days are over',
    sql: (w) => `delete from mail_failures where id = '${w.keptFailure}'`,
    allowed: [],
  },
  {
    table: 'mail_failures',
    verb: 'select',
    detail: 'recipients',
    sql: () => `select recipient from mail_failures`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'mail_failures',
    verb: 'select',
    detail: 'recipients, at the desk',
    role: 'app_desk',
    sql: () => `select person_id from mail_failures`,
    allowed: [],
    noPrivilege: true,
  },
];
