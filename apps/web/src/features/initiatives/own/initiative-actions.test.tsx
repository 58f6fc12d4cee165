// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { currentToasts } from '../../../ui/overlays/toast-store.ts';
import { ActivationRefusedDialog } from './activation-refused-dialog.tsx';
import { answer, linesOf, signInAsCompany, refused } from '../../../lib/network.fixture.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { survey } from '../initiatives.fixture.ts';
import { DeleteInitiativeDialog } from './delete-initiative-dialog.tsx';
import { ownInitiativesQuery } from './own-initiatives.ts';
import { useInitiativeStatus } from './use-initiative-status.ts';

useDom();
const activation = `/api/initiatives/${survey.id}/activation`;
const totals = { to_decide: 0, to_review: 0, working: 0, finished: 0 };
const ok = (status: 'active' | 'inactive') => ({ status: 200, body: { ...survey, status } });

beforeEach(async () => {
  answer({});
  await signInAsCompany();
});
afterEach(() => vi.unstubAllGlobals());

const said = () => {
  const [toast] = currentToasts();
  return [toast?.title, toast?.description];
};
function draw(ui: React.ReactNode, queryClient = createQueryClient()) {
  render(<QueryClientProvider client={queryClient}>{ui}</QueryClientProvider>);
  return queryClient;
}

function Switch() {
  const { setStatus, refused, forgetRefusal } = useInitiativeStatus();
  return (
    <>
      <button type="button" onClick={() => setStatus(survey.id, 'active')}>
        Activate
      </button>
      <button type="button" onClick={() => setStatus(survey.id, 'inactive')}>
        Deactivate
      </button>
      <ActivationRefusedDialog
        refusal={refused?.refusal}
        onClose={forgetRefusal}
        ways={{
          email_not_verified: 'Resend',
          company_name_needed: 'To the profile',
          task_needed: 'Add one',
          rewards_overdue: 'Pay',
        }}
      />
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('activating and deactivating', () => {
  test.each([
    ['Activate', 'POST', 'active', 'Initiative activated successfully.'],
    ['Deactivate', 'DELETE', 'inactive', 'Initiative deactivated successfully.'],
  ] as const)('%s shows a toast', async (button, method, status, words) => {
    answer({ [`${method} ${activation}`]: ok(status) });
    draw(<Switch />);
    await press(button);
    await waitFor(() => expect(said()).toEqual(['Status Updated', words]));
  });

  test('updates the lists immediately', async () => {
    answer({ [`POST ${activation}`]: ok('active') });
    const queryClient = draw(<Switch />);
    const listed = {
      pages: [{ items: [{ ...survey, task_count: 1, totals }], next: null }],
      pageParams: [null],
    };
    const queries = [ownInitiativesQuery(), ownInitiativesQuery('inactive')] as const;
    for (const { queryKey } of queries) queryClient.setQueryData(queryKey, listed);
    await press('Activate');
    await waitFor(() => expect(said()).toEqual(['Status Updated', 'Initiative activated successfully.']));
    const [all, inactive] = queries.map(
      ({ queryKey }) => queryClient.getQueryData(queryKey)!.pages[0]!.items,
    );
    expect(all!.map(({ status }) => status)).toEqual(['active']);
    expect(inactive).toEqual([]);
  });

  test.each([[() => undefined], [refused(404, 'not_found')], [refused(500, 'unexpected')]])(
    'shows a failure (%j)',
    async (failure) => {
      answer({ [`POST ${activation}`]: failure });
      draw(<Switch />);
      await press('Activate');
      await waitFor(() =>
        expect(said()).toEqual(['Error', 'Could not update initiative status. Please try again.']),
      );
    },
  );

  test('shows that the session has ended, here or only on the server', async () => {
    answer({ [`POST ${activation}`]: refused(401, 'not_signed_in') });
    draw(<Switch />);
    await press('Activate');
    await waitFor(() =>
      expect(said()).toEqual(['Authentication Error', 'You must be logged in to update initiatives.']),
    );
    const sent = answer({ 'DELETE /api/session': { status: 204 } });
    await session.signOut();
    await press('Deactivate');
    await waitFor(() =>
      expect(said()).toEqual(['Authentication Error', 'You must be logged in to update initiatives.']),
    );
    expect(linesOf(sent)).toEqual(['DELETE /api/session']);
  });

  test.each([
    ['email_not_verified', 'Please verify your email first. Open the link we sent you.', 'Resend'],
    ['company_name_needed', 'Add your company name before you activate an initiative.', 'To the profile'],
    ['task_needed', 'Add at least one task before you activate this initiative.', 'Add one'],
  ] as const)('%s opens a dialog with the fix', async (code, words, way) => {
    answer({ [`POST ${activation}`]: refused(403, code) });
    draw(<Switch />);
    await press('Activate');
    const dialog = await screen.findByRole('dialog', { name: 'Not active yet' });
    expect(dialog).toHaveTextContent(words);
    expect(dialog).toHaveTextContent(way);
  });
});

describe('deleting', () => {
  const line = `DELETE /api/initiatives/${survey.id}`;
  const closed = vi.fn<() => void>();
  const deleted = vi.fn<() => void>();
  beforeEach(() => {
    closed.mockClear();
    deleted.mockClear();
  });

  async function confirm(initiative = survey) {
    draw(<DeleteInitiativeDialog initiative={initiative} onClose={closed} onDeleted={deleted} />);
    const dialog = screen.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this initiative?',
    });
    expect(dialog).toHaveTextContent('This cannot be undone.');
    await press('Delete initiative');
  }

  test('asks for confirmation, deletes and shows a toast', async () => {
    answer({ [line]: { status: 204 } });
    await confirm();
    await waitFor(() => expect(said()).toEqual(['Initiative deleted', undefined]));
    expect(closed).toHaveBeenCalledOnce();
    expect(deleted).toHaveBeenCalledOnce();
  });

  test.each([
    [
      'gone already',
      refused(404, 'not_found'),
      'No initiatives were deleted. This may be due to Row Level Security restrictions.',
    ],
    ['forbidden', refused(403, 'forbidden'), "You don't have permission to delete this initiative"],
    ['unreachable', () => undefined, 'Could not delete the initiative. Please try again.'],
  ])('shows a failure: %s', async (_, failure, words) => {
    answer({ [line]: failure });
    await confirm();
    await waitFor(() => expect(said()).toEqual(['Error', words]));
    expect(deleted).not.toHaveBeenCalled();
  });

  test('sends nothing without the permission', async () => {
    const sent = answer({ [line]: { status: 204 } });
    await confirm({ ...survey, can: { ...survey.can, delete: false } });
    await waitFor(() =>
      expect(said()).toEqual(['Error', "You don't have permission to delete this initiative"]),
    );
    expect(linesOf(sent)).toEqual([]);
  });

  test('shows that the session has ended', async () => {
    answer({ [line]: refused(401, 'not_signed_in') });
    await confirm();
    await waitFor(() =>
      expect(said()).toEqual(['Authentication error', 'You must be logged in to delete initiatives.']),
    );
  });
});
