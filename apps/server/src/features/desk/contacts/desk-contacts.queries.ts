// Queries about removed contact details, for app_desk. Each is one function, which checks the operator and records what
// it does.
import type { ContactAction, ListedContact, OpenedContact } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement } from '../../../platform/database/db.ts';

type Claimed = { claimed_by: string | null; operator: string | null };
export type ListedRow = Omit<ListedContact, 'claim'> & Claimed;
export type OpenedRow = Omit<OpenedContact, 'claim' | 'earlier' | 'can'> &
  Claimed & { earlier: number; earlier_with_action: number };

export const listContacts = () => statement(sql<ListedRow>`select * from keeper.list_removed_contacts()`);

export const openContact = (id: string) =>
  statement(sql<OpenedRow>`select * from keeper.open_removed_contact(${id})`);

export const releaseContact = (id: string) =>
  query.selectNoFrom(sql`keeper.release_removed_contact(${id})`.as('released'));

export const closeContact = (id: string, actions: ContactAction[], note: string | null) =>
  query.selectNoFrom(sql`keeper.close_removed_contact(${id}, ${actions}::text[], ${note})`.as('closed'));
