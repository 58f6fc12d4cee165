import type { CompanyOverview } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { readOnboarding, readProfile } from '../../companies/companies.public.ts';
import { listOwnDrafts } from '../drafts/list-drafts.ts';
import { listOwn } from './list-own.ts';

/** A company's overview page: the same reads as its parts, on one connection. */
export const readOverview = (db: Db, actor: SignedIn): Promise<CompanyOverview> =>
  db.tx(async (tx) => {
    const [profile, onboarding, drafts, initiatives] = await Promise.all([
      readProfile(tx, actor),
      readOnboarding(tx, actor.id),
      listOwnDrafts(tx, actor),
      listOwn(tx, actor, { status: 'active' }),
    ]);
    return { profile, onboarding, drafts, initiatives };
  });
