import { limits } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockCompany } from '../companies/companies.public.ts';
import { findSnippet, insertSnippet, listSnippets } from './submissions.snippets.queries.ts';

type Saved = { client_id: string; name: string; content: string };

/** One snippet per client_id, up to a limit; simultaneous requests are serialized. */
export const saveSnippet = (db: Db, company: Account, snippet: Saved) =>
  db.tx(async (tx) => {
    await tx.run(lockCompany(company.id));
    const first = await tx.maybe(findSnippet(company.id, snippet.client_id));
    if (first) return first;
    const saved = await tx.many(listSnippets(company.id));
    if (saved.length >= limits.feedbackSnippets) throw new Refusal('too_many_snippets');
    return tx.one(insertSnippet({ company_id: company.id, ...snippet }));
  });
