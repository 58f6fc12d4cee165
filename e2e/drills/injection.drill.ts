// npm run drill:injection: 300 texts that try to run a script, in every column that people write into, as if the server had
// let all of them through. Every page is opened by everyone who may see it. Nothing may run, no link may lead to a script, and
// every text has to be shown as it was written. ROUNDS=300 puts each text into each column, which takes ten times as long.
import { expect, type Page } from '@playwright/test';
import { pages } from '@questline/contract/plain';
import pg from 'pg';
import { companyPaths, studentPaths } from '../support/every-path.ts';
import { test, watch } from '../support/fixtures.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../support/operators.ts';
import { bakery, maya, signIn } from '../support/people.ts';
import { injections } from '../support/script-injections.ts';

const rounds = Number(process.env['ROUNDS'] ?? 30);

const columns =
  `closing_words.person_name closing_words.words company_profiles.company_name company_profiles.description
  company_profiles.instagram_handle company_profiles.mission company_profiles.video_url company_profiles.website
  company_reviews.company_name company_reviews.contact_role company_reviews.legal_name company_reviews.note
  company_reviews.registration_number company_reviews.website conversations.last_preview feedback_snippets.content
  feedback_snippets.name files.original_name inbox_messages.content inbox_messages.subject initiative_applications.decision_note
  initiative_applications.note initiative_applications.student_name initiatives.benefits initiatives.commission
  initiatives.description initiatives.goals initiatives.name initiatives.overview initiatives.requirements
 initiatives.video_url inquiries.company inquiries.contact_name inquiries.message inquiries.website
  profiles.full_name profiles.username prospect_notes.text record_entries.college_text record_entries.company_name
  record_entries.initiative_name record_entries.resume_text reports.details reports.note reports.reported_name
  student_cards.full_name student_cards.username student_contacts.instagram_handle student_contacts.linkedin_handle
  student_contacts.school student_notes.content submission_drafts.work_link submission_drafts.work_text task_submissions.content
  task_submissions.feedback tasks.instructions tasks.title users.company_name initiatives.skills initiatives.tags tasks.criteria`
    .split(/\s+/)
    .map((name) => name.split('.') as [table: string, column: string]);

/** Writes another text into each row of each column, past triggers. Returns the columns that take none of them. */
async function writeTexts(database: pg.Client, round: number) {
  await database.query('set session_replication_role = replica');
  const refused: string[] = [];
  for (const [at, [table, column]] of columns.entries()) {
    const { rows } = await database.query<{ written: number; refusal: string | null; is_empty: boolean }>(
      `select * from pg_temp.write_texts($1, $2, $3, $4)`,
      [table, column, injections, round * 7 + at * 11],
    );
    const [{ written, refusal } = { written: 0, refusal: 'no answer' }] = rows;
    if (written === 0) refused.push(`${table}.${column}: ${refusal ?? 'the table is empty'}`);
  }
  return refused;
}

/** Some rows take no such text, such as submissions that are a link. */
const writer = `
  create function pg_temp.write_texts(relation text, col text, texts text[], start int, out written int, out refusal text)
  language plpgsql as $$
  declare
    row record;
    is_list boolean := (select atttypid = 'text[]'::regtype from pg_attribute where attrelid = relation::regclass and attname = col);
    chosen text;
  begin
    written := 0;
    for row in execute format('select ctid as at, (row_number() over (order by ctid))::int as n from %I', relation) loop
      chosen := texts[1 + (row.n + start) % cardinality(texts)];
      begin
        if is_list then
          execute format('update %I set %I = $1 where ctid = $2', relation, col) using array[chosen], row.at;
        else
          execute format('update %I set %I = $1 where ctid = $2', relation, col) using chosen, row.at;
        end if;
        written := written + 1;
      exception when check_violation then refusal := sqlerrm;
      end;
    end loop;
  end $$`;

/** The texts that the page contains, and what is wrong with it. */
const inspect = (page: Page) =>
  page.evaluate((texts) => {
    const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
    const fields = [...document.querySelectorAll('input, textarea')].map(
      (it) => (it as HTMLInputElement).value,
    );
    const shown = oneLine([document.body.textContent, ...fields].join('\n'));
    const found = [...new Set([...shown.matchAll(/#(\d+)#/g)].map(([, number]) => Number(number)))];
    const changed = found.filter((number) => !shown.includes(oneLine(texts[number]!)));
    const scripts = [...document.querySelectorAll('[href], [src], [action], [formaction], [data]')].filter(
      (it) =>
        ['href', 'src', 'action', 'formaction', 'data'].some((name) =>
          /^\s*(javascript|data:text|vbscript)/i.test(it.getAttribute(name) ?? ''),
        ),
    );
    return {
      found,
      problems: [
        ...changed.map((number) => `not as typed: ${texts[number]}`),
        ...scripts.map((it) => `leads to a script: ${it.outerHTML.slice(0, 200)}`),
      ],
    };
  }, injections);

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('main').waitFor();
  await expect(page.locator('#main .animate-glow, main .animate-spin').filter({ visible: true })).toHaveCount(
    0,
  );
  return inspect(page);
}

const deskPaths = pages
  .filter(({ path }) => /^\/desk(?!\/set-up)/.test(path))
  .map(({ path }) => path as string);

const viewers = [
  ['a student', studentPaths, (page: Page) => signIn(page, maya, '/settings')],
  ['a company', companyPaths, (page: Page) => signIn(page, bakery, '/settings')],
  [
    'an operator',
    () => Promise.resolve(deskPaths),
    async (page: Page) => {
      await addAuthenticator(page);
      await setUpOperator(page, await createOperator('Olga Petrov', 'lead'));
    },
  ],
] as const;

test('nothing runs, and every text is shown as it was written', async ({ browser, baseURL }) => {
  test.setTimeout(240 * 60_000);
  expect(new Set(injections).size).toBe(300);
  const database = new pg.Client({ connectionString: process.env['JOURNEY_DATABASE'] });
  await database.connect();
  await database.query(writer);
  const visits = [];
  for (const [who, paths, enter] of viewers) {
    const context = await browser.newContext({ baseURL: baseURL! });
    const complaints = await watch(context, baseURL!);
    await context.addInitScript(() =>
      Object.assign(window, { injected: () => console.error('a text was run') }),
    );
    const page = await context.newPage();
    await enter(page);
    const markup = '<img src=x: onerror=injected()>';
    await expect(
      page.evaluate((it) => document.body.insertAdjacentHTML('beforeend', it), markup),
    ).rejects.toThrow();
    await expect.poll(() => complaints.splice(0).join(), 'an attempt is noticed').toContain('CSP:');
    visits.push({ who, page, complaints, paths: await paths() });
  }
  const problems = new Set<string>();
  const seen = new Set<number>();
  let opened = 0;
  for (let round = 0; round < rounds; round++) {
    const refused = await writeTexts(database, round);
    if (round === 0) for (const why of refused) console.log(`refused by the database: ${why}`);
    for (const { who, page, complaints, paths } of visits)
      for (const path of paths) {
        const { found, problems: wrong } = await open(page, path);
        for (const number of found) seen.add(number);
        for (const problem of [...wrong, ...complaints.splice(0)])
          problems.add(`${who}, ${path}: ${problem}`);
        opened++;
      }
    console.log(
      `round ${round + 1}: ${opened} pages opened, ${seen.size} texts shown, ${problems.size} problems`,
    );
  }
  await database.end();
  for (const problem of problems) console.log(problem);
  expect([...problems]).toEqual([]);
  expect(seen.size).toBe(injections.length);
});
