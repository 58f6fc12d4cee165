// Finds the statements of the policy matrix that evaluate each policy and call each function. Only they can notice that
// it was mutated, so they run first.
import type { ClientBase } from 'pg';
import type { Item } from './batch.ts';
import { readSql } from './sql-tree.ts';

/** The names of the statements that use each policy ('read on ties') and function ('app.uid'). */
export type Coverage = ReadonlyMap<string, readonly string[]>;

const batchSize = 200;

type Traced = { name: string; sql: string };

/** A session lock survives the rollback of a statement, and every role can take one. Always true. */
const lockClass = 4711;
const trace = (number: number) => `pg_catalog.pg_try_advisory_lock(${lockClass}, ${number})`;

/** Runs each statement of a batch and lists the locks that it took. Needs pg_temp.find_unexpected. */
const createFunction = `create or replace function pg_temp.list_traces(items jsonb) returns setof int[] language plpgsql as $$
declare item jsonb;
begin
  for item in select jsonb_array_elements(items) loop
    perform pg_temp.find_unexpected(jsonb_build_array(item));
    return next array(select objid::int from pg_locks where locktype = 'advisory' and classid = ${lockClass} and objsubid = 2
      and pid = pg_backend_pid());
    perform pg_advisory_unlock_all();
  end loop;
end $$`;

async function listTracedPolicies(client: ClientBase, first: number): Promise<Traced[]> {
  const { rows } = await client.query<{ name: string; using: string | null; check: string | null }>(
    `select format('%s on %s', policyname, tablename) as name, qual as using, with_check as check
     from pg_policies where schemaname = 'public'`,
  );
  return rows.map(({ name, using, check }, i) => {
    // Unlike AND, CASE is evaluated in order and never by an index.
    const traced = (condition: string) => `(case when ${trace(first + i)} then (${condition}) end)`;
    const clauses = [using && `using ${traced(using)}`, check && `with check ${traced(check)}`];
    return { name, sql: `alter policy ${name} ${clauses.filter(Boolean).join(' ')}` };
  });
}

async function listTracedFunctions(client: ClientBase, first: number): Promise<Traced[]> {
  const { rows } = await client.query<{ name: string; definition: string; body: string; language: string }>(
    `select p.oid::regproc::text as name, pg_get_functiondef(p.oid) as definition, lanname as language,
       coalesce(pg_get_function_sqlbody(p.oid), prosrc) as body
     from pg_proc p join pg_language l on l.oid = prolang
     where pronamespace in ('app'::regnamespace, 'keeper'::regnamespace)`,
  );
  return rows.map(({ name, definition, body, language }, i) => {
    const traced = language === 'plpgsql' ? tracedBlock(body, first + i) : tracedSql(body, first + i);
    return { name, sql: definition.replace(body, () => traced) };
  });
}

function tracedBlock(body: string, number: number): string {
  const start = readSql(body).find(({ word }) => word === 'declare' || word === 'begin')!;
  const declaration = `declare is_traced boolean := ${trace(number)};`;
  const rest = start.word === 'declare' ? start.end : start.start;
  return `${body.slice(0, start.start)}${declaration} ${body.slice(rest)}`;
}

function tracedSql(body: string, number: number): string {
  const [first] = readSql(body);
  if (first?.word === 'return')
    return `return case when ${trace(number)} then (${body.slice(first.end)}) end`;
  const at = first?.word === 'begin' ? body.search(/atomic/i) + 'atomic'.length : 0;
  return `${body.slice(0, at)} select ${trace(number)}; ${body.slice(at)}`;
}

/** Needs a superuser connection with batches. */
export async function readCoverage(client: ClientBase, items: readonly Item[]): Promise<Coverage> {
  await client.query('begin');
  await client.query(createFunction);
  const policies = await listTracedPolicies(client, 0);
  const traced = [...policies, ...(await listTracedFunctions(client, policies.length))];
  for (const { sql } of traced) await client.query(sql);
  const coverage = new Map<string, string[]>(traced.map(({ name }) => [name, []]));
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize);
    const { rows } = await client.query<{ numbers: number[] }>('select pg_temp.list_traces($1) as numbers', [
      `[${batch.map(({ json }) => json).join()}]`,
    ]);
    for (const [i, { numbers }] of rows.entries())
      for (const number of numbers) coverage.get(traced[number]!.name)!.push(batch[i]!.name);
  }
  await client.query('rollback');
  return coverage;
}
