// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, linesOf, signInAsCompany } from '../../../lib/network.fixture.ts';
import { draftQuery } from './drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test('a draft that is open is not read again, whatever the server tells: it may not have been written yet', async () => {
  const sent = answer({});
  await signInAsCompany();
  const client = new QueryClient();
  const begun = { content: {}, updated_at: null };
  client.setQueryData(draftQuery('a').queryKey, begun);
  const editor = new QueryObserver(client, draftQuery('a'));
  editor.subscribe(() => undefined);
  await client.invalidateQueries();
  expect(editor.getCurrentResult().data).toEqual(begun);
  expect(linesOf(sent).filter((line) => line.includes('draft'))).toEqual([]);
});
