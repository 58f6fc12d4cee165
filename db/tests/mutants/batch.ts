// Checks many statements of the policy matrix per round trip: a complete run in seconds instead of minutes. Each
// statement runs in a subtransaction as its actor. A statement with an unexpected outcome is only a hint; the ordinary
// check of its cell decides, so a batch can miss a failure but never report a wrong one.
import type { ClientBase } from 'pg';
import type { Cell } from '../cell.ts';
import { attemptsOf, runMatrix, type Failure } from '../matrix.ts';
import type { World } from '../world.ts';

/** A statement as JSON for PostgreSQL, and its cell. */
type Item = { cell: Cell; json: string };

/** The cells that call a function. */
export type Callers = ReadonlyMap<string, readonly Cell[]>;
export type Batches = Awaited<ReturnType<typeof openBatches>>;

/** The first batches are small because the likeliest cells come first. */
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
export async function openBatches(client: ClientBase, world: World) {
  await client.query(createFunction);
  const known = new Map<Cell, Item[]>();
  const itemsOf = (cell: Cell): Item[] => {
    const items =
      known.get(cell) ?? attemptsOf(cell, world).map((attempt) => ({ cell, json: JSON.stringify(attempt) }));
    known.set(cell, items);
    return items;
  };

  /** Returns the first cell with an unexpected outcome. */
  async function findUnexpected(items: readonly Item[]): Promise<Item | undefined> {
    const { rows } = await client.query<{ position: number | null }>(
      'select pg_temp.find_unexpected($1) as position',
      [`[${items.map(({ json }) => json).join()}]`],
    );
    const { position } = rows[0]!;
    return position === null ? undefined : items[position];
  }

  const isUnexpected = async (cell: Cell) => (await findUnexpected(itemsOf(cell))) !== undefined;

  /** Needs an open transaction and restores its state. */
  async function findFailure(cells: Iterable<Cell>): Promise<(Failure & { in: Cell }) | undefined> {
    let items = [...cells].flatMap(itemsOf);
    let size = smallest;
    while (items.length) {
      const unexpected = await findUnexpected(items.slice(0, size));
      if (!unexpected) {
        items = items.slice(size);
        size = Math.min(size * 2, largest);
        continue;
      }
      const { cell } = unexpected;
      const [failure] = await runMatrix(client, world, { tested: [cell] });
      if (failure) return { ...failure, in: cell };
      items = items.slice(items.findLastIndex((item) => item.cell === cell) + 1);
    }
    return undefined;
  }

  /** Lists the cells that call each function, except functions that PostgreSQL inlines. */
  async function listCallers(cells: Iterable<Cell>): Promise<Callers> {
    const callers = new Map<string, Cell[]>();
    let before = new Map<string, number>();
    await client.query(`begin; set local track_functions = 'all'`);
    for (const cell of cells) {
      await isUnexpected(cell);
      const { rows } = await client.query<{ name: string; calls: number }>(
        'select funcid::regproc::text as name, calls::int from pg_stat_xact_user_functions',
      );
      for (const { name, calls } of rows)
        if (calls !== before.get(name)) callers.set(name, [...(callers.get(name) ?? []), cell]);
      before = new Map(rows.map(({ name, calls }) => [name, calls]));
    }
    await client.query('rollback');
    return callers;
  }

  return { isUnexpected, findFailure, listCallers };
}
