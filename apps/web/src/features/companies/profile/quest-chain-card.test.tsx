// @vitest-environment jsdom
import { questChain } from '@questline/contract/plain';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, ok } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { drawForCompany } from '../../render.fixture.tsx';
import { QuestChainCard } from './quest-chain-card.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['before the first initiative', 0, false, /Start with a Quick Win/],
  ['without a Quick Win', 1, false, /None of your initiatives is a Quick Win yet/],
  ['after a Quick Win', 1, true, /Let the second one build on the first/],
])('%s, advises what to create next', async (_, created, quickWin, advice) => {
  const { completed, ...progress } = questChain(created, quickWin);
  answer({
    'GET /api/company/onboarding': ok({
      ...progress,
      total_initiatives_created: created,
      onboarding_completed: completed,
      chain: [],
    }),
  });
  await drawForCompany(<QuestChainCard link={() => null} students={() => undefined} begin="Create one" />);
  expect(await screen.findByText(advice)).toBeVisible();
});
