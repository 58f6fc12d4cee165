// Reads a data export as the person themselves: one page of a part, or all of it.
import { exportParts, type ExportedRecord, type ExportPart } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findUser, listDevices } from '../session.queries.ts';
import { viewUser } from '../session.view.ts';
import { exportRows, type Page } from './session.export.page.ts';
import { exportQueries } from './session.export.queries.ts';

/** As app_api and as app_auth. */
type Databases = { db: Statements; auth: Statements };
type ExportPage = { items: ExportedRecord[]; next: string | null };

export async function readExportPart(
  { db, auth }: Databases,
  actor: SignedIn,
  part: ExportPart,
  page: Page,
): Promise<ExportPage> {
  if (part === 'account') {
    const user = await auth.maybe(findUser(actor.personId));
    if (!user) throw new Refusal('not_signed_in');
    return { items: [viewUser(user)], next: null };
  }
  if (part === 'devices') {
    const rows = await auth.many(listDevices(actor.personId));
    const items = rows.map(({ device, created_at, rotated_at }) => ({
      device,
      created_at,
      last_used_at: rotated_at,
    }));
    return { items, next: null };
  }
  const rows = await exportQueries[part](db, actor, page);
  return { items: rows.map(itemOf), next: nextOf(rows) };
}

/** Everything, in the shape of the file that people download (collect-export.ts in the web app). */
export async function readExport(databases: Databases, actor: SignedIn): Promise<ExportedRecord> {
  const readAll = async (part: ExportPart, of?: string) => {
    const records: ExportedRecord[] = [];
    let cursor: string | undefined;
    do {
      const { items, next } = await readExportPart(databases, actor, part, { of, cursor });
      records.push(...items);
      cursor = next ?? undefined;
    } while (cursor);
    return records;
  };
  const collected: ExportedRecord = { exported_at: new Date().toISOString() };
  for (const part of exportParts) {
    if (part === 'messages') continue;
    const records = await readAll(part);
    if (part === 'conversations')
      for (const one of records) one['messages'] = await readAll('messages', String(one['id']));
    collected[part] = part === 'account' || part === 'profile' ? (records[0] ?? null) : records;
  }
  return collected;
}

const nextOf = (rows: { cursor: string }[]) => (rows.length === exportRows ? rows.at(-1)!.cursor : null);

function itemOf(row: Record<string, unknown>) {
  const { cursor: _, ...item } = row;
  return item;
}
