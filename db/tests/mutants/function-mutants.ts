// The checks in the functions of the schemas app and keeper, weakened by one condition at a time: what they refuse, the
// steps they allow, what they ask about the actor, how close they tie a company and a student, and the yes or no that
// they answer. What the rest of a function computes is up to the tests of its feature.
import type { ListMutants, Mutant } from './mutant.ts';
import { mutationsOf } from './sql-mutations.ts';
import { readSql, splitBy } from './sql-tree.ts';
import { readVocabulary, wordsIn, type Vocabulary } from './vocabulary.ts';

type Function = {
  name: string;
  definition: string;
  body: string;
  answers: boolean;
  tables: string[];
  /** Tables whose policies or triggers call it. */
  asking: string[];
};

const asksActor = /app\.(?:uid|actor)\(/i;
const decides = /app\.refuse\(|\b(?:update|insert into) ties\b/i;

/** `asks`: a longer statement, of which only the question about the actor is a check. */
type Part = { start: number; end: number; asks: boolean };

/** The checks of a function, as parts of its body. */
function checksOf({ body, answers }: Function): Part[] {
  const statements = splitBy(readSql(body), ';').filter((nodes) => nodes.length);
  const texts = statements.map((nodes) => body.slice(nodes[0]!.start, nodes.at(-1)!.end));
  return statements.flatMap((nodes, i) => {
    const decisive = answers || decides.test(texts[i]!) || /^if not found\b/i.test(texts[i + 1] ?? '');
    const part = { start: nodes[0]!.start, end: nodes.at(-1)!.end, asks: !decisive };
    return decisive || asksActor.test(texts[i]!) ? [part] : [];
  });
}

export const listFunctionMutants: ListMutants = async (client) => {
  const vocabulary = await readVocabulary(client);
  const { rows } = await client.query<Function>(
    `select p.oid::regproc::text as name, pg_get_functiondef(p.oid) as definition,
       coalesce(pg_get_function_sqlbody(p.oid), prosrc) as body,
       prorettype = 'boolean'::regtype and lanname = 'sql' as answers,
       array(select distinct tgrelid::regclass::text from pg_trigger where tgfoid = p.oid and not tgisinternal) as tables,
       array(select tablename from pg_policies where concat(qual, with_check) ~ p.oid::regproc::text
         union select tgrelid::regclass::text from pg_trigger t join pg_proc caller on caller.oid = tgfoid
           where not tgisinternal and caller.prosrc ~ p.oid::regproc::text) as asking
     from pg_proc p join pg_language l on l.oid = prolang
     where pronamespace in ('app'::regnamespace, 'keeper'::regnamespace) order by 1`,
  );
  return rows.flatMap((it) => checksOf(it).flatMap((check) => mutantsOf(it, check, vocabulary)));
};

function mutantsOf(
  { name, body, definition, tables, asking }: Function,
  { start, end, asks }: Part,
  vocabulary: Vocabulary,
): Mutant[] {
  const check = body.slice(start, end);
  const named = [...check.matchAll(/\b(?:from|join|update|into)\s+(?:public\.)?(\w+)/gi)].map(
    ([, table]) => table!,
  );
  const mutations = mutationsOf(check, { wordsOf: wordsIn(check, tables, vocabulary) });
  return mutations
    .filter(({ what }) => !asks || asksActor.test(what))
    .map(({ what, sql }) => ({
      name: `${name}: ${what}`,
      about: [name, ...tables, ...asking, ...named],
      sql: definition.replace(body, () => body.slice(0, start) + sql + body.slice(end)),
    }));
}
