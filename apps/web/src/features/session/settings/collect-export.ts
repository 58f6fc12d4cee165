// Everything the server keeps about oneself, page by page, as one text of JSON. Never more than a page is asked for at
// once; a server that has had enough is waited for.
import type { ExportedRecord, ExportPart } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { api } from '../../../lib/session/session.ts';

type Part = Exclude<ExportPart, 'messages'>;
/** All of them, in the order of the file, and how they are called while they are read. */
const titles: Record<Part, string> = {
  account: 'your account',
  profile: 'your profile',
  devices: 'your sessions',
  applications: 'your applications',
  submissions: 'your work',
  submission_drafts: 'your unfinished work',
  bookmarks: 'your bookmarks',
  initiatives: 'your initiatives',
  initiative_drafts: 'your drafts',
  feedback_snippets: 'your saved feedback',
  conversations: 'your conversations',
  notifications: 'your notifications',
  files: 'your files',
};
const waitMs = 5_000;
const waits = 24;

/** `onStep` hears which part comes now. */
export async function collectExport(onStep: (title: string) => void): Promise<string> {
  const collected: Record<string, unknown> = { exported_at: new Date().toISOString() };
  for (const [part, title] of Object.entries(titles) as [Part, string][]) {
    onStep(title);
    const records = await readAll(part);
    // One that got a message meanwhile was met twice.
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

/** Long exports go on once the minute's requests are used up; that there were too many exports is said at once. */
async function patiently<T>(part: ExportPart, ask: () => Promise<T>): Promise<T> {
  for (let left = waits; ; left--)
    try {
      return await ask();
    } catch (error) {
      const isFlooded = error instanceof ApiError && error.code === 'too_many_requests' && part !== 'account';
      if (left === 0 || !isFlooded) throw error;
      await new Promise((done) => setTimeout(done, waitMs));
    }
}
