// Knows whether requests changed any row, what they changed, and undoes it.
import type pg from 'pg';
import { listTables } from './list-tables.ts';

type Row = Record<string, unknown>;
export type Change = { table: string; before: Row | null; after: Row | null };

/** Attempts are counted for refused requests too. */
const uncheckedTables = ['try_counts'];

const setUp = `
  create schema authz;
  create table authz.changes (n bigint generated always as identity primary key, changed regclass not null,
    before jsonb, after jsonb);
  create function authz.record() returns trigger security definer language plpgsql as $$
  begin
    insert into authz.changes (changed, before, after) values (tg_relid,
      case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null;
  end $$;
  create function authz.undo() returns void language plpgsql as $$
  declare change record; keys text; stored text;
  begin
    for change in select * from authz.changes order by n desc loop
      select string_agg(format('x.%1$I = y.%1$I', attname), ' and ') into keys from pg_index
        join pg_attribute on attrelid = indrelid and attnum = any (indkey) where indrelid = change.changed and indisprimary;
      select string_agg(quote_ident(attname), ',') into stored from pg_attribute
        where attrelid = change.changed and attnum > 0 and not attisdropped and attgenerated = '';
      if change.after is not null then
        execute format('delete from %1$s x using jsonb_populate_record(null::%1$s, $1) y where %2$s', change.changed, keys)
          using change.after;
      end if;
      if change.before is not null then
        execute format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$s, $1)',
          change.changed, stored) using change.before;
      end if;
    end loop;
    delete from authz.changes;
  end $$;`;

/** `root` is a superuser. */
export async function createChangeLog(root: pg.Pool) {
  await root.query(setUp);
  const tables = await listTables(root);
  for (const name of tables)
    await root.query(
      `create trigger authz_record after insert or update or delete on ${name} for each row execute function authz.record()`,
    );
  const hashes = tables
    .filter((name) => !uncheckedTables.includes(name))
    .map(
      (name) =>
        `select '${name}' as name, md5(string_agg(t::text, ';' order by t::text)) as hash from ${name} t`,
    )
    .join(' union all ');

  return {
    /** A hash of all rows of each table. */
    async hash(): Promise<Record<string, string>> {
      const found = await root.query<{ name: string; hash: string }>({ name: 'authz-hashes', text: hashes });
      return Object.fromEntries(found.rows.map(({ name, hash }) => [name, hash]));
    },
    /** With the name of the table for rows of a partition. */
    async changes(): Promise<Change[]> {
      const found = await root.query<Change>(
        `select coalesce(inhparent::regclass, changed)::text as table, before, after from authz.changes
         left join pg_inherits on inhrelid = changed where changed <> all ($1::regclass[]) order by n`,
        [uncheckedTables],
      );
      return found.rows;
    },
    /** Restores the rows as they were before. */
    undo: () =>
      root.query('begin; set local session_replication_role = replica; select authz.undo(); commit'),
  };
}
