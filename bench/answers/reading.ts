// What one account reads: the main pages, their lists page by page, and what the lists link to.
import type { Caller } from '../speed/production-api.ts';

export type Read = { status: number; body: string };
type Page = { items: { id: string }[]; next: string | null };
export type Get = (path: string) => Promise<Read>;
export type Searches = { tags: string[]; words: string[] };

const pagesMax = 5;

/** Follows `next` and returns the ids of all items. */
async function readPages(get: Get, path: string, cursor: string, pages = pagesMax): Promise<string[]> {
  const ids: string[] = [];
  let next: string | null = '';
  for (let page = 0; page < pages && next !== null; page++) {
    const mark: string = path.includes('?') ? '&' : '?';
    const { status, body } = await get(next ? `${path}${mark}${cursor}=${encodeURIComponent(next)}` : path);
    if (status !== 200) break;
    const answer = JSON.parse(body) as Page;
    ids.push(...answer.items.map(({ id }) => id));
    next = answer.next;
  }
  return ids;
}

/** The first, a middle and the last one. */
const sample = (ids: string[]) =>
  [...new Set([0, Math.floor(ids.length / 2), ids.length - 1])].flatMap((at) => ids[at] ?? []);

async function readMessages(get: Get) {
  const conversations = await readPages(get, '/api/conversations', 'before');
  await readPages(get, '/api/conversations?unread=true', 'before');
  await get('/api/conversations/unread');
  for (const id of sample(conversations)) {
    await get(`/api/conversations/${id}`);
    await readPages(get, `/api/conversations/${id}/messages`, 'before');
  }
}

/** All kinds of browsing, one of them through deep pages: which one depends on the student. */
async function readStudent(get: Get, n: number, { tags, words }: Searches) {
  const at = (list: string[], index: number) => encodeURIComponent(list[index % list.length]!);
  const kinds = [
    'sort=newest',
    'sort=best_fit',
    `tags=${at(tags, n)}`,
    `tags=${at(tags, n)},${at(tags, n * 7 + 3)}&sort=best_fit`,
    `q=${at(words, n)}`,
    `q=${at(words, n)}%20${at(words, n * 3 + 1)}&sort=best_fit`,
    'quick_win=true&hide_applied=true&hours=4',
    'saved=true',
  ];
  const found: string[] = [];
  for (const [kind, query] of kinds.entries()) {
    const pages = kind === n % kinds.length ? pagesMax : 1;
    found.push(...(await readPages(get, `/api/initiatives?${query}`, 'cursor', pages)));
  }
  for (const id of sample([...new Set(found)])) await get(`/api/initiatives/${id}`);
  await get('/api/home');
  await get('/api/student/best-fit');
  for (const tab of ['in_progress', 'applied', 'completed'])
    await readPages(get, `/api/applications?tab=${tab}`, 'after');
  await readMessages(get);
}

async function readCompany(get: Get) {
  // The tabs in_progress and needs_attention depend on PostgreSQL's clock, so they can't be compared.
  for (const list of ['tab=all', 'tab=all&sort=name', 'tab=all&sort=most_done', 'tab=completed'])
    await readPages(get, `/api/company/students?${list}`, 'after');
  const own = await readPages(get, '/api/company/initiatives', 'before');
  for (const id of sample(own)) await get(`/api/initiatives/${id}`);
  await readPages(get, '/api/company/applications', 'after');
  await get('/api/initiatives');
  await readMessages(get);
}

export const readAccount = (get: Get, { kind }: Caller, n: number, searches: Searches) =>
  kind === 'student' ? readStudent(get, n, searches) : readCompany(get);
