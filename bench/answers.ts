// npm run answers -- save --size 0.1: reads what 2,000 students and 2,000 companies see and saves every answer.
// npm run answers -- check --size 0.1: reads it all again and compares byte by byte, to show that a change to the
// queries changes nothing else. Both need the same data set: its ids and times depend on when it was built.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { initiativeTags } from '@questline/contract';
import pg from 'pg';
import { withoutFields } from './answers/added-fields.ts';
import { readAnswers, writeAnswers, type Answer } from './answers/answers-file.ts';
import { comparableDays, normalize, sha256 } from './answers/normalize.ts';
import { readAccount } from './answers/reading.ts';
import { openLarge } from './large/cluster.ts';
import { findCallers, findWords, startProductionApi, type Caller } from './speed/production-api.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '0.1' },
    accounts: { type: 'string', default: '2000' },
    file: { type: 'string' },
    added: { type: 'string', multiple: true, default: [] },
  },
});
const mode = positionals[0];
const file = resolve(values.file ?? `.data/answers-${values.size}.jsonl.zst`);
const atOnce = 8;
const shownDifferences = 5;
const dayMs = 86_400_000;

if (mode !== 'save' && mode !== 'check') {
  console.error('Say what to do: npm run answers -- save, or npm run answers -- check');
  process.exit(1);
}
if (mode === 'save' && values.added.length) {
  console.error('Everything is saved. Use --added with check.');
  process.exit(1);
}
if (mode === 'check' && !existsSync(file)) {
  console.error(`${file} doesn't exist. Save the answers before your change: npm run answers -- save`);
  process.exit(1);
}

const large = await openLarge(Number(values.size));
const root = new pg.Client({ connectionString: large.url('postgres') });
await root.connect();
const clockMs = await clockOfData();
const ageDays = (Date.now() - clockMs) / dayMs;
if (ageDays > comparableDays)
  throw new Error(
    `the data set is ${Math.floor(ageDays)} days old: delete .data/large-${values.size} and start over`,
  );
const searches = { tags: [...initiativeTags], words: await findWords(root) };
const { students, companies } = await findCallers(root, Number(values.accounts), { clockMs });
await root.end();
const api = await startProductionApi(large.url, { clockMs });

try {
  process.exitCode = await (mode === 'save' ? save() : check());
} finally {
  await api.kill();
  await large.stop();
}

async function save(): Promise<number> {
  const answers = writeAnswers(file);
  const count = await readAll((answer) => answers.add(answer));
  await answers.close();
  console.log(`saved ${count} answers in ${file}`);
  return 0;
}

async function check(): Promise<number> {
  const saved = new Map<string, string>();
  for await (const { account, path, sha256 } of readAnswers(file)) saved.set(`${account} ${path}`, sha256);
  const different = new Map<string, Answer>();
  let [differences, unknown] = [0, 0];
  const count = await readAll(async (answer) => {
    const request = `${answer.account} ${answer.path}`;
    const before = saved.get(request);
    saved.delete(request);
    if (before === answer.sha256) return;
    // Follows from a difference on an earlier page, whose cursor this path contains.
    if (before === undefined) unknown++;
    else if (++differences <= shownDifferences) different.set(request, answer);
  });
  for await (const before of readAnswers(file)) {
    const now = different.get(`${before.account} ${before.path}`);
    if (now) show(before, now);
  }
  console.log(
    `${count} answers compared: ${differences} differ, ${unknown} weren't asked for before, ${saved.size} weren't asked for now`,
  );
  return differences + unknown + saved.size > 0 ? 1 : 0;
}

/** Prints both answers from just before the first difference. */
function show(before: Answer, now: Answer) {
  let at = 0;
  while (at < before.body.length && before.body[at] === now.body[at]) at++;
  const around = ({ status, body }: Answer) => `${status} …${body.slice(Math.max(0, at - 80), at + 160)}…`;
  console.log(
    `\n${now.account} GET ${now.path}, from byte ${at}\n  before ${around(before)}\n  now    ${around(now)}`,
  );
}

async function readAll(each: (answer: Answer) => Promise<void>): Promise<number> {
  const waiting = [...students.entries(), ...companies.entries()];
  let count = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [n, caller] = next;
      await readAccount((path) => get(caller, path), caller, n, searches);
    }
  };
  async function get(caller: Caller, path: string) {
    const { status, text } = await ask(caller, path, count++);
    const body = withoutFields(path, normalize(path, text, clockMs), values.added);
    await each({ account: caller.id, path, status, sha256: sha256(status, body), body });
    if (count % 5_000 === 0) console.log(`  ${count} answers, ${waiting.length} accounts left`);
    return { status, body: text };
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  return count;
}

async function ask({ token }: Caller, path: string, n: number): Promise<{ status: number; text: string }> {
  const address = `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`;
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  for (let attempts = 1; ; attempts++) {
    const response = await fetch(api.url + path, { headers });
    const [status, text] = [response.status, await response.text()];
    if (status < 500 && status !== 429) return { status, text };
    // On a busy machine, the API answers 503 when no connection opens in time.
    if (status !== 503 || attempts === 20) throw new Error(`${path} returned ${status} ${text}`);
    await sleep(500);
  }
}

/** The API's clock stops at the newest row, so that "new this week" and scores stay the same. */
async function clockOfData(): Promise<number> {
  const { rows } = await root.query<{ at: Date }>('select max(created_at) as at from initiatives');
  return new Date(rows[0]!.at).getTime();
}
