// @vitest-environment jsdom
import type { OwnInitiative } from '@questline/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, ok } from '../../../../lib/network.fixture.ts';
import { useDom } from '../../../../ui/tests/dom.ts';
import { drawForCompany } from '../../../render.fixture.tsx';
import { survey } from '../../initiatives.fixture.ts';
import { valuesOf } from '../editor-values.ts';
import { SaveEffects } from './save-effects.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-7a11-7000-8000-0000000000e1';
const initiative: OwnInitiative = {
  ...survey,
  tasks: [
    {
      id,
      title: 'Make a poster',
      instructions: 'Draw it',
      task_order: 1,
      allowed_types: ['text'],
      minutes: 60,
      resources: [],
      criteria: [],
    },
  ],
  totals: { to_decide: 0, to_review: 1, working: 3, finished: 0 },
};
beforeEach(() =>
  answer({
    [`GET /api/company/initiatives/${survey.id}`]: ok(initiative),
    [`GET /api/company/tasks/${id}/work`]: ok({ approved: 2, open: 1 }),
  }),
);
const values = valuesOf(initiative);
const changed = { ...values, tasks: [{ ...values.tasks[0]!, instructions: 'Draw it twice' }] };

test('says nothing while nothing has changed, or if no student is affected', async () => {
  const { unmount } = await drawForCompany(<SaveEffects initiative={initiative} values={values} />);
  expect(screen.queryByText(/^Saving affects/)).toBeNull();
  unmount();
  answer({ [`GET /api/company/initiatives/${survey.id}`]: ok(survey) });
  await drawForCompany(<SaveEffects initiative={survey} values={changed} />);
  expect(screen.queryByText(/^Saving affects/)).toBeNull();
});

test('says who is affected, and on request what they will notice', async () => {
  await drawForCompany(<SaveEffects initiative={initiative} values={changed} />);
  expect(await screen.findByText('Saving affects 3 students working on this.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: "What they'll notice" }));
  const dialog = await screen.findByRole('dialog', { name: 'What students will notice' });
  expect(dialog).toHaveTextContent('The 3 students working on this get a notification');
  await vi.waitFor(() => expect(dialog).toHaveTextContent('Approved work of 2 students stays approved.'));
  expect(dialog).toHaveTextContent('Make a poster (changed)');
  await userEvent.click(screen.getByRole('button', { name: 'Continue editing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
