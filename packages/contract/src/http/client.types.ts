// Calls that must not compile. If one does, its @ts-expect-error fails the type check.
import type { createApi } from './client.ts';
import type { Api } from '../index.ts';
import type { sample } from './sample.fixture.ts';

type Call = ReturnType<typeof createApi<typeof sample>>;

export async function rightCalls(api: Call, signal: AbortSignal) {
  const { items, next } = await api('GET /api/notes');
  await api('GET /api/notes', { query: { limit: 5 } }, { signal });
  const note: { id: string; text: string } = await api('POST /api/notes', { body: { text: 'x' } });
  const nothing: void = await api('DELETE /api/notes/:id', { params: { id: note.id } });
  return [items[0]?.text, next, nothing];
}

export async function wrongCalls(api: Call) {
  // @ts-expect-error an endpoint that does not exist
  await api('GET /api/nothing');
  // @ts-expect-error a body is missing
  await api('POST /api/notes');
  // @ts-expect-error a field has another type
  await api('POST /api/notes', { body: { text: 1 } });
  // @ts-expect-error a parameter is missing
  await api('GET /api/notes/:id', { params: {} });
  // @ts-expect-error the response has no such field
  return (await api('GET /api/notes')).total;
}

export type WholeApiFitsTheClient = ReturnType<typeof createApi<Api>>;
