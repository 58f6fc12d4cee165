// Checks many statements of the policy matrix per round trip: a complete run in seconds instead of minutes. Each
// statement runs in a subtransaction as its actor. A statement with an unexpected outcome is only a hint; the ordinary
// check decides, so a batch can miss a failure but never report a wrong one.
import type { ClientBase } from 'pg';
import type { Cell } from '../cell.ts';
import { attemptsOf, checkAttempt, isAccess, nameOf, type Attempt } from '../matrix.ts';
import type { World } from '../world.ts';

/** One statement of the matrix. `json`: the attempt as PostgreSQL gets it. */
export type Item = { name: string; cell: Cell; attempt: Attempt; json: string };
type Failure = { item: Item; problem: string };
export type Batches = Awaited<ReturnType<typeof openBatches>>;

export const itemsOf = (cells: readonly Cell[], world: World): Item[] =>
  cells.flatMap((cell) =>
    attemptsOf(cell, world).map((attempt) => ({
      name: 'actor' in attempt ? `${nameOf(cell)}, as ${attempt.actor}` : nameOf(cell),
      cell,
      attempt,
      json: JSON.stringify(attempt),
    })),
  );

/** Whether the item is about the table: names it in its SQL or says that it covers it. */
export const isAbout = ({ cell, json }: Item, table: string) =>
  json.includes(table) ||
  (isAccess(cell) ? cell.table === table : cell.covers.some((it) => it.startsWith(`${table} `)));

/** The first batches are small because the likeliest statements come first. */
const [smallest, largest] = [10, 80];

/** Returns the position of the first statement with an unexpected outcome. Describes outcomes like `matrix.ts`. */
const createFunction = `create or replace function pg_temp.find_unexpected(items jsonb) returns int language plpgsql as $$
declare item jsonb; position int := 0; affected int; selected record; found jsonb;
begin
  for item in select jsonb_array_elements(items) loop
    begin
      execute item ->> 'sql';
      get diagnostics affected = row_count;
      found := to_jsonb(case when affected > 0 then 'rows' else 'no row' end);
      if item ? 'query' then
        execute item ->> 'query' into selected;
        get diagnostics affected = row_count;
        found := case when affected > 0 then to_jsonb(selected) else '{}' end;
      end if;
      -- Undoes the statement.
      raise exception using errcode = 'DONE0';
    exception
      when sqlstate 'DONE0' then null;
      when insufficient_privilege then
        found := to_jsonb(case when sqlerrm like '%row-level security%' then 'a policy violation'
          else 'a missing privilege' end);
      when others then
        found := to_jsonb(case sqlstate when 'QL000' then sqlerrm else sqlstate end);
    end;
    if found not in (select jsonb_array_elements(item -> 'accepted')) then return position; end if;
    position := position + 1;
  end loop;
  return null;
end $$`;

/** Needs a superuser connection. */
export async function openBatches(client: ClientBase) {
  await client.query(createFunction);

  async function findUnexpected(items: readonly Item[]): Promise<number | null> {
    const { rows } = await client.query<{ position: number | null }>(
      'select pg_temp.find_unexpected($1) as position',
      [`[${items.map(({ json }) => json).join()}]`],
    );
    return rows[0]!.position;
  }

  const hasUnexpected = async (items: readonly Item[]) => (await findUnexpected(items)) !== null;

  /** Needs an open transaction and restores its state. */
  async function findFailure(tested: Iterable<Item>): Promise<Failure | undefined> {
    let items = [...tested];
    let size = smallest;
    while (items.length) {
      const batch = items.slice(0, size);
      const position = await findUnexpected(batch);
      items = items.slice(position === null ? size : position + 1);
      size = Math.min(size * 2, largest);
      const unexpected = position === null ? undefined : batch[position]!;
      const problem = unexpected && (await confirm(unexpected.attempt));
      if (problem) return { item: unexpected, problem };
    }
    return undefined;
  }

  async function confirm(attempt: Attempt): Promise<string | undefined> {
    await client.query('savepoint cell');
    const problem = await checkAttempt(client, attempt);
    await client.query('rollback to savepoint cell; release savepoint cell');
    return problem;
  }

  return { hasUnexpected, findFailure };
}
