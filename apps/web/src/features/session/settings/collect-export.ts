// Collects everything the server stores about the account as one JSON text, page by page. When the server limits the
// rate, it waits and continues.
import type { ExportedRecord, ExportPart } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { api } from '../../../lib/session/session.ts';

type Part = Exclude<ExportPart, 'messages'>;
/** All parts in the order of the file, and their names for the progress text. */
const titles: Record<Part, string> = {
  account: 'your account',
  profile: 'your profile',
  devices: 'your devices',
  preferences: 'your notification settings',
  applications: 'your applications',
  submissions: 'your work',
  record: 'your record',
  rewards: 'your rewards',
  notes: 'notes of companies',
  submission_drafts: 'your unfinished work',
  bookmarks: 'your saved initiatives',
  team: 'your team',
  invitations: 'your invitations',
  verifications: 'your verification',
  blocks: 'companies you blocked',
  profile_views: 'who has seen your profile',
  guardian: 'your parent or guardian',
  consents: 'what they decided',
  initiatives: 'your initiatives',
  initiative_drafts: 'your drafts',
  feedback_snippets: 'your saved feedback',
  conversations: 'your conversations',
  notifications: 'your notifications',
  reports: 'your reports',
  files: 'your files',
};
const waitMs = 5_000;
const maxWaits = 24;

/** Calls `onStep` with the name of each part before reading it. */
export async function collectExport(onStep: (title: string) => void): Promise<string> {
  const collected: Record<string, unknown> = { exported_at: new Date().toISOString() };
  for (const [part, title] of Object.entries(titles) as [Part, string][]) {
    onStep(title);
    const records = await readAll(part);
    // A conversation that got a message during the export appears on two pages.
    const once =
      part === 'conversations' ? [...new Map(records.map((one) => [one['id'], one])).values()] : records;
    if (part === 'conversations')
      for (const one of once) one['messages'] = await readAll('messages', String(one['id']));
    collected[part] = part === 'account' || part === 'profile' ? (once[0] ?? null) : once;
  }
  return JSON.stringify(collected, null, 2);
}

async function readAll(part: ExportPart, of?: string): Promise<ExportedRecord[]> {
  const records: ExportedRecord[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: ExportedRecord[]; next: string | null } = await patiently(part, () =>
      api('GET /api/session/export/:part', {
        params: { part },
        query: { ...(of && { of }), ...(cursor && { cursor }) },
      }),
    );
    records.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return records;
}

/** Waits when a long export hits the rate limit per minute. The limit on exports themselves fails right away. */
async function patiently<T>(part: ExportPart, ask: () => Promise<T>): Promise<T> {
  for (let left = maxWaits; ; left--)
    try {
      return await ask();
    } catch (error) {
      const isFlooded = error instanceof ApiError && error.code === 'too_many_requests' && part !== 'account';
      if (left === 0 || !isFlooded) throw error;
      await new Promise((done) => setTimeout(done, waitMs));
    }
}
