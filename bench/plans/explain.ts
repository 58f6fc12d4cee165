// Runs a query like the database client does (bound actor, named statement) and reads its plan from PostgreSQL.
import { createHash } from 'node:crypto';
import type { Compilable } from 'kysely';
import pg from 'pg';
import type { Case } from './case.ts';
import type { PlanNode } from './plan-node.ts';

export type Run = { plan: PlanNode; ms: number; buffers: number };
type Asked = Pick<Case, 'actor' | 'person' | 'query' | 'first'>;
export type PlanMode = 'force_custom_plan' | 'force_generic_plan';

export async function openExplainer(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Longer than the API's role allows: on a busy machine, a list that is too slow fails its own bound and not the whole run.
  await client.query(`set statement_timeout = '2min'`);

  async function inside<T>(
    { actor, person = actor, first }: Asked,
    mode: PlanMode,
    work: () => Promise<T>,
  ): Promise<T> {
    await client.query('begin');
    await client.query({
      name: 'actor',
      text: `select set_config('app.actor', $1, true), set_config('app.person', $2, true)`,
      values: [actor, person],
    });
    await client.query(`set local plan_cache_mode = ${mode}`);
    if (first) await client.query(first.compile().sql);
    const result = await work();
    await client.query('commit');
    return result;
  }

  const explained = (statement: string, format: 'json' | 'text') =>
    `explain (analyze, buffers, timing off, format ${format}) ${statement}`;

  return {
    /** The first run prepares the statement over the protocol; the measured one executes it by name. */
    run: (asked: Asked, mode: PlanMode): Promise<Run> =>
      inside(asked, mode, async () => {
        const { prepare, execute } = named(asked.query);
        await client.query(prepare);
        const { rows } = await client.query(explained(execute, 'json'));
        const [{ Plan: plan, ...times }] = rows[0]['QUERY PLAN'];
        return {
          plan,
          ms: times['Planning Time'] + times['Execution Time'],
          buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
        };
      }),
    text: (asked: Asked, mode: PlanMode): Promise<string> =>
      inside(asked, mode, async () => {
        const { rows } = await client.query(explained(named(asked.query).execute, 'text'));
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      }),
    close: () => client.end(),
  };
}

function named(query: Compilable) {
  const { sql: text, parameters } = query.compile();
  const name = createHash('sha256').update(text).digest('base64url');
  const values = parameters.map((value) =>
    pg.escapeLiteral(Array.isArray(value) ? arrayText(value) : String(value)),
  );
  return {
    prepare: { name, text, values: [...parameters] },
    execute: values.length ? `execute "${name}" (${values})` : `execute "${name}"`,
  };
}

const arrayText = (values: string[]) => `{${values.map((value) => JSON.stringify(value))}}`;
