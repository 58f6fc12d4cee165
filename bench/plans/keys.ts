// Accounts to run the lists for: the largest, the busiest and ordinary ones, looked up in the data set.
import pg from 'pg';

export type Keys = Awaited<ReturnType<typeof findKeys>>;

export async function findKeys(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const id = async (text: string, values: unknown[] = []): Promise<string> => {
    const { rows } = await client.query({ text, values, rowMode: 'array' });
    if (!rows[0]) throw new Error(`no row found by: ${text}`);
    return rows[0][0];
  };

  const ids = async (text: string): Promise<string[]> =>
    (await client.query({ text, rowMode: 'array' })).rows.map(([first]) => first);

  /** The key before page `page` of a list, or before its last full page, and the number of that page. */
  const late = async (list: string, key: string, perPage: number, direction = 'desc', page = 500) => {
    const count = Number(await id(`select count(*) from ${list}`));
    const reached = Math.max(1, Math.min(page, Math.floor(count / perPage)));
    const offset = Math.max((reached - 1) * perPage - 1, 0);
    return {
      page: reached,
      key: await id(`select ${key} from ${list} order by ${key} ${direction} offset ${offset} limit 1`),
    };
  };

  const byApplications = `select company_id from initiative_applications where status in ('accepted', 'completed')
    group by company_id order by abs(count(*) - $1), company_id limit 1`;
  const byConversations = (side: string, count: string) =>
    `select ${side} from conversations group by ${side} order by abs(count(*) - ${count}), ${side} limit 1`;
  const byMessages = `select company_id from inbox_messages group by company_id order by abs(count(*) - $1), company_id limit 1`;
  const byTerm = (prefix: string, count: string) =>
    id(
      `select term from initiative_terms where term like '${prefix}%' group by term order by abs(count(*) - ${count}), term limit 1`,
    );

  const { rows: counts } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_class where relkind in ('r', 'p')`,
  );
  const active = Number(await id(`select count(*) from initiatives where status = 'active'`));
  const busyStudent = await id(
    'select student_id from initiative_applications group by student_id order by count(*) = 300 desc limit 1',
  );
  const { rows: interests } = await client.query<{ term: string }>(
    `select unnest(array_cat(array(select 'tag:' || unnest(initiative_tags)), array(select 'industry:' || unnest(company_tags)))) as term
     from student_profiles where cardinality(initiative_tags) + cardinality(company_tags) = 10 order by id limit 10`,
  );
  /** Ten words that start similarly, as terms. */
  const wordsAfter = async (term: string) => {
    const { rows } = await client.query<{ term: string }>(
      `select 'word:' || word as term from search_words where word >= $1 order by word limit 10`,
      [term.slice('word:'.length)],
    );
    return rows.map((row) => row.term);
  };
  return {
    tables: new Map(counts.map(({ name, rows }) => [name, rows])),
    largest: await id(byApplications, [10_500]),
    ordinaryCompany: await id(byApplications, [20]),
    manyInitiatives: await id('select id from company_profiles order by open_initiatives desc, id limit 1'),
    busiest: await id(byMessages, [50_000]),
    quiet: await id(byMessages, [50]),
    /** One of 50 people at the company with 50,000 messages. */
    teammate: await id(`select person_id from members where role = 'member' order by person_id limit 1`),
    busyStudent,
    ordinaryStudent: await id(byConversations('student_id', '5')),
    talkativeStudent: await id(byConversations('student_id', '1000')),
    longThread: await id(
      'select conversation_id from inbox_messages group by conversation_id order by count(*) desc limit 1',
    ),
    ordinaryThread: await id(
      'select conversation_id from inbox_messages group by conversation_id order by abs(count(*) - 60) limit 1',
    ),
    frequentWord: await byTerm('word:', `${active}`),
    commonWords: [
      await byTerm('word:', '0.1 * ' + active),
      await byTerm('word:', '0.11 * ' + active),
      await byTerm('word:', '0.12 * ' + active),
    ],
    someWord: await byTerm('word:', '0.03 * ' + active),
    rareWord: await byTerm('word:', '1'),
    frequentTag: await byTerm('tag:', `${active}`),
    rareIndustry: await byTerm('industry:', '1'),
    interests: interests.map(({ term }) => term),
    id,
    ids,
    late,
    wordsAfter,
    close: () => client.end(),
  };
}
