// npm run drill:undo: a company makes 200 decisions and undoes some of them, while API and worker are killed with SIGKILL.
// Passes if every student ends with the company's final decision, learns of it exactly once, and never of one that was
// undone, not even by polling. Uses real processes, a PostgreSQL with durable writes and a real
// SMTP server.
import { setTimeout as sleep } from 'node:timers/promises';
import { reportChecks, startEnvironment, type Participant } from './environment/environment.ts';

const decisions = 200;
const undoSeconds = 10;
/** Some attempts come too late on purpose. */
const undoShare = 0.5;
const undoWithinMs = 11_000;
const spreadMs = 40_000;

const environment = await startEnvironment('undo');
const { root, emailServer } = environment;
const startApi = () => environment.startApi(0, { UNDO_SECONDS: String(undoSeconds) });
let api = await startApi();
let worker = await environment.startWorker();

type Decision = {
  student: Participant;
  company: Participant;
  application: string;
  /** Of a submission, otherwise the application itself. */
  subject: string;
  made: 'accepted' | 'rejected' | 'approved' | 'needs_revision';
};

const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
  const columns = Object.keys(row);
  const values = columns.map((_, n) => `$${n + 1}`);
  const text = `insert into ${table} (${columns.join()}) values (${values.join()}) returning id`;
  return (await root.query(text, Object.values(row))).rows[0].id;
};
const as = async (actor: string, text: string, values: unknown[]) => {
  await root.query('begin');
  await root.query(`select set_config('app.actor', $1, true)`, [actor]);
  await root.query(text, values);
  await root.query('commit');
};

/** Half of them about applications, half about submissions. */
async function prepare(): Promise<Decision[]> {
  const companies: Participant[] = [];
  for (let n = 0; n < 4; n++) companies.push(await environment.createAccount('company'));
  await root.query(`update company_profiles set verification = 'verified'`);
  const offers: { initiative_id: string; task_id: string }[] = [];
  for (const { id: company_id } of companies) {
    const initiative_id = await insert('initiatives', { company_id, name: 'A quest' });
    const task = { initiative_id, company_id, title: 'A task' };
    const task_id = await insert('tasks', { ...task, task_order: 1 });
    await insert('tasks', { ...task, title: 'Another task', task_order: 2 });
    await root.query(`update initiatives set status = 'active' where id = $1`, [initiative_id]);
    offers.push({ initiative_id, task_id });
  }
  const students = await environment.createAccounts('student', decisions);
  const prepared: Decision[] = [];
  for (const [n, student] of students.entries()) {
    const company = companies[n % companies.length]!;
    const { initiative_id, task_id } = offers[n % offers.length]!;
    const parties = { student_id: student.id, company_id: company.id, initiative_id };
    const application = await insert('initiative_applications', parties);
    const yes = Math.random() < 0.5;
    if (n % 8 < 4) {
      const made = yes ? 'accepted' : 'rejected';
      prepared.push({ student, company, application, subject: application, made });
      continue;
    }
    await as(company.id, `update initiative_applications set status = 'accepted' where id = $1`, [
      application,
    ]);
    const subject = await insert('task_submissions', {
      ...parties,
      application_id: application,
      task_id,
      client_id: application,
      attempt: 1,
      content: 'My work',
    });
    const made = yes ? 'approved' : 'needs_revision';
    prepared.push({ student, company, application, subject, made });
  }
  return prepared;
}

async function call(who: Participant, method: string, path: string, body?: object) {
  const response = await fetch(api.url + path, {
    method,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(5_000),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** Repeats a request until an API process answers it. Returns how many answers were lost before. */
async function insist(...request: Parameters<typeof call>) {
  for (let lost = 0; ; lost++) {
    const reply = await call(...request).catch(() => undefined);
    if (reply && reply.status < 500) return { ...reply, lost };
    await sleep(100);
  }
}

const decide = ({ company, subject, made }: Decision) =>
  made === 'accepted' || made === 'rejected'
    ? insist(
        company,
        'POST',
        `/api/applications/${subject}/${made === 'accepted' ? 'acceptance' : 'rejection'}`,
        {},
      )
    : insist(company, 'POST', `/api/submissions/${subject}/review`, { status: made, feedback: 'Read' });

/** What the student's API says about the decision. */
const statusFor = async ({ student, application, subject, made }: Decision) => {
  const { answer } = await call(student, 'GET', `/api/applications/${application}`);
  if (subject === application) return answer['status'] as string;
  const initiative = (answer['initiative'] as { id: string }).id;
  const workspace = await call(student, 'GET', `/api/initiatives/${initiative}/workspace`);
  const tasks = workspace.answer['tasks'] as { attempts: { id: string; status: string }[] }[];
  const attempt = tasks.flatMap(({ attempts }) => attempts).find(({ id }) => id === subject);
  return attempt?.status ?? `no ${made}`;
};

type Outcome = 'undone' | 'final' | 'either';
const seen = new Map<string, Set<string>>();

async function decideAndMaybeUndo(it: Decision): Promise<Outcome> {
  await sleep(Math.random() * spreadMs);
  const { status } = await decide(it);
  // Already decided: the first answer was lost, not the decision.
  if (status !== 201 && status !== 409) throw new Error(`deciding was answered with ${status}`);
  if (Math.random() > undoShare) return 'final';
  await sleep(Math.random() * undoWithinMs);
  const undo = await insist(it.company, 'POST', '/api/company/decisions/undo', { ids: [it.subject] });
  if ((undo.answer['undone'] as string[]).length === 1) return 'undone';
  return undo.lost > 0 ? 'either' : 'final';
}

const prepared = await prepare();
const over = new AbortController();
const watching = (async () => {
  while (!over.signal.aborted)
    for (const it of prepared) {
      const status = await statusFor(it).catch(() => undefined);
      if (status) seen.set(it.subject, (seen.get(it.subject) ?? new Set()).add(status));
      if (over.signal.aborted) return;
    }
})();

let kills = 0;
const killing = (async () => {
  while (!over.signal.aborted) {
    await sleep(500 + Math.random() * 1_000);
    await api.kill();
    api = await startApi();
    await sleep(500 + Math.random() * 1_000);
    await worker.kill();
    worker = await environment.startWorker();
    kills += 2;
  }
})();

const outcomes = await Promise.all(prepared.map(decideAndMaybeUndo));
// The last ones are applied while processes are still being killed.
await sleep(undoSeconds * 1_000 + 3_000);
over.abort();
await Promise.all([watching, killing]);

const kinds = {
  accepted: 'application_accepted',
  rejected: 'application_rejected',
  approved: 'submission_approved',
  needs_revision: 'submission_needs_revision',
};
const rowsOf = async (text: string) => (await root.query(text)).rows as Record<string, string>[];
const waiting = async () =>
  Number(
    (
      await rowsOf(`select (select count(*) from held_decisions) + (select count(*) from events where relayed_at is null)
    + (select count(*) from pgboss.job where state in ('created', 'active', 'retry')
      and name not like '\\_\\_%') as n`)
    )[0]!['n'],
  );
const began = performance.now();
while ((await waiting()) > 0 && performance.now() - began < 60_000) await sleep(250);
const settled = await waiting();

const statuses = new Map(
  (
    await rowsOf(
      `select id, status from initiative_applications union all select id, status from task_submissions`,
    )
  ).map(({ id, status }) => [id!, status!]),
);
const notified = Map.groupBy(
  await rowsOf(
    `select n.user_id, n.kind, n.subject_id from notifications n join student_profiles s on s.id = n.user_id`,
  ),
  ({ user_id }) => user_id!,
);
const emails = Map.groupBy(emailServer.received, ({ to }) => to[0]!);

const problems: string[] = [];
let final = 0;
for (const [n, it] of prepared.entries()) {
  const isFinal = statuses.get(it.subject) === it.made;
  if (isFinal) final++;
  const outcome = outcomes[n]!;
  const say = (what: string) => problems.push(`${it.made} ${it.subject} (${outcome}): ${what}`);
  if (!isFinal && statuses.get(it.subject) !== 'pending') say(`is ${statuses.get(it.subject)}`);
  if (outcome !== 'either' && isFinal !== (outcome === 'final')) say('does not match what was answered');
  const notices = (notified.get(it.student.id) ?? []).map(({ kind }) => kind);
  if (notices.join() !== (isFinal ? kinds[it.made] : '')) say(`notifications: ${notices.join() || 'none'}`);
  const ids = new Set((emails.get(`${it.student.id}@example.org`) ?? []).map(({ messageId }) => messageId));
  if (ids.size !== (isFinal ? 1 : 0)) say(`${ids.size} emails`);
  const early = [...(seen.get(it.subject) ?? [])].filter((status) => status !== 'pending');
  if (!isFinal && early.length > 0) say(`the student saw ${early.join()}`);
}
const { rows: history } = await root.query(
  `select count(*)::int as n from (select subject_id from status_changes where status <> 'pending'
     and subject_id = any ($1) group by subject_id having count(*) > 1) twice`,
  [prepared.map(({ subject }) => subject)],
);
const { rows: totals } = await root.query(
  `select count(*)::int as n from initiative_totals t where (to_decide, to_review) <> (
     select count(*) filter (where status = 'pending'), coalesce(sum(reviews_pending) filter (where status = 'accepted'), 0)
     from initiative_applications a where a.initiative_id = t.initiative_id)`,
);
await environment.close();

const undone = outcomes.filter((it) => it === 'undone').length;
for (const problem of problems.slice(0, 20)) console.log(problem);
reportChecks([
  [
    prepared.length === decisions && undone > 20 && final > 20,
    `${decisions} decisions, ${undone} undone, ${final} final, ${kills} kills`,
  ],
  [settled === 0, `${settled} decisions, events or jobs are left`],
  [problems.length === 0, `${problems.length} students ended with something else than what was decided`],
  [history[0].n === 0, `${history[0].n} decisions are in the history twice`],
  [totals[0].n === 0, `${totals[0].n} initiatives have wrong totals`],
]);
