// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, linesOf, signInAsCompany } from '../../../lib/network.fixture.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { draftQuery } from './drafts.ts';

useDom();

afterEach(() => vi.unstubAllGlobals());

test('never refetches an open draft, which the server may not have yet', async () => {
  const sent = answer({});
  await signInAsCompany();
  const client = createQueryClient();
  const begun = { content: {}, updated_at: null };
  client.setQueryData(draftQuery('a').queryKey, begun);
  const editor = new QueryObserver(client, draftQuery('a'));
  editor.subscribe(() => undefined);
  await client.invalidateQueries();
  expect(editor.getCurrentResult().data).toEqual(begun);
  expect(linesOf(sent).filter((line) => line.includes('draft'))).toEqual([]);
});
