// Weakens the checks in functions of the schemas app and keeper, one condition at a time: refusals, allowed steps,
// conditions on the actor, the stage of a tie, and boolean results. The tests of each feature cover the rest.
import type { ListMutants, Mutant } from './mutant.ts';
import { mutationsOf } from './sql-mutations.ts';
import { readSql, splitBy } from './sql-tree.ts';
import { readVocabulary, wordsIn, type Vocabulary } from './vocabulary.ts';

type Function = {
  name: string;
  definition: string;
  body: string;
  returnsBoolean: boolean;
  tables: string[];
};

const readsActor = /app\.(?:uid|actor)\(/i;
const decides = /app\.refuse\(|\b(?:update|insert into) ties\b/i;

/** `actorOnly`: a longer statement in which only the condition on the actor is a check. */
type Part = { start: number; end: number; actorOnly: boolean };

/** The checks of a function, as ranges of its body. */
function checksOf({ body, returnsBoolean }: Function): Part[] {
  const statements = splitBy(readSql(body), ';').filter((nodes) => nodes.length);
  const texts = statements.map((nodes) => body.slice(nodes[0]!.start, nodes.at(-1)!.end));
  return statements.flatMap((nodes, i) => {
    const decisive = returnsBoolean || decides.test(texts[i]!) || /^if not found\b/i.test(texts[i + 1] ?? '');
    const part = { start: nodes[0]!.start, end: nodes.at(-1)!.end, actorOnly: !decisive };
    return decisive || readsActor.test(texts[i]!) ? [part] : [];
  });
}

export const listFunctionMutants: ListMutants = async (client) => {
  const vocabulary = await readVocabulary(client);
  const { rows } = await client.query<Function>(
    `select p.oid::regproc::text as name, pg_get_functiondef(p.oid) as definition,
       coalesce(pg_get_function_sqlbody(p.oid), prosrc) as body,
       prorettype = 'boolean'::regtype and lanname = 'sql' as "returnsBoolean",
       array(select distinct tgrelid::regclass::text from pg_trigger where tgfoid = p.oid and not tgisinternal) as tables
     from pg_proc p join pg_language l on l.oid = prolang
     where pronamespace in ('app'::regnamespace, 'keeper'::regnamespace) order by 1`,
  );
  return rows.flatMap((it) => checksOf(it).flatMap((check) => mutantsOf(it, check, vocabulary)));
};

function mutantsOf(
  { name, body, definition, tables }: Function,
  { start, end, actorOnly }: Part,
  vocabulary: Vocabulary,
): Mutant[] {
  const check = body.slice(start, end);
  const mutations = mutationsOf(check, { wordsOf: wordsIn(check, tables, vocabulary) });
  return mutations
    .filter(({ what }) => !actorOnly || readsActor.test(what))
    .map(({ what, sql }) => ({
      name: `${name}: ${what}`,
      about: [name],
      sql: definition.replace(body, () => body.slice(0, start) + sql + body.slice(end)),
    }));
}
