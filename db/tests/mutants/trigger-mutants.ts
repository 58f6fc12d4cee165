// Drops each trigger and weakens its WHEN condition.
import type { ListMutants, Mutant } from './mutant.ts';
import { mutationsOf } from './sql-mutations.ts';
import { readVocabulary, wordsIn, type Vocabulary } from './vocabulary.ts';

type Trigger = { table: string; name: string; definition: string };

export const listTriggerMutants: ListMutants = async (client) => {
  const vocabulary = await readVocabulary(client);
  const { rows } = await client.query<Trigger>(
    `select tgrelid::regclass::text as table, tgname as name, pg_get_triggerdef(t.oid) as definition
     from pg_trigger t join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgparentid = 0 and relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows.flatMap((trigger) => mutantsOf(trigger, vocabulary));
};

function mutantsOf({ table, name, definition }: Trigger, vocabulary: Vocabulary): Mutant[] {
  const at = `trigger ${name} on ${table}`;
  const tables = [table];
  const drop = `drop trigger ${name} on ${table}`;
  const [, before = '', when, after = ''] =
    /^(.* WHEN )(\(.*\))( EXECUTE FUNCTION .*)$/s.exec(definition) ?? [];
  const weakened = when
    ? mutationsOf(when, { isCondition: true, wordsOf: wordsIn(when, tables, vocabulary) })
    : [];
  return [
    { name: `${at}: dropped`, about: tables, sql: drop },
    ...weakened.map(({ what, sql }) => ({
      name: `${at}: ${what}`,
      about: tables,
      sql: `${drop}; ${before}(${sql})${after}`,
    })),
  ];
}
