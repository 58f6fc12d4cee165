// Finds a page of companies by terms, newest first.
import type { Api, CompanyCard, Input } from '@questline/contract';
import type { Statements } from '../../platform/database/db.ts';
import { findNewest } from './find-newest.ts';
import { categoryTerms, findWords, rarestFirst } from './find-terms.ts';
import { readCursor, writeCursor } from './matching.cursor.ts';
import { listCompanyCards } from './matching.queries.ts';

type Query = Input<Api['GET /api/companies']>['query'];

export async function browseCompanies(db: Statements, query: Query) {
  const { groups, corrected } = await findWords(db, query.q);
  const chosen = [...groups, ...categoryTerms(query.category), ...(query.open ? [['open']] : [])];
  const [leading = ['named'], ...others] = await rarestFirst(db, 'companies', chosen);
  const { parts: [before] = [] } = readCursor(query.cursor, 'new') ?? {};
  const { ids, next } = await findNewest(db, { what: 'companies', leading, others, before });
  const cards = new Map<string, CompanyCard>(
    ids.length ? (await db.many(listCompanyCards(ids))).map((row) => [row.id, row]) : [],
  );
  return {
    items: ids.flatMap((id) => cards.get(id) ?? []),
    next: next && writeCursor('new', next),
    corrected,
  };
}
