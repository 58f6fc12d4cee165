// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, ok } from '../../../../lib/network.fixture.ts';
import { useDom } from '../../../../ui/tests/dom.ts';
import { drawForCompany } from '../../../render.fixture.tsx';
import { emptyTask } from '../editor-values.ts';
import { useRemoveTask } from './remove-task.tsx';

useDom();
beforeEach(() => removed.mockClear());
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-7a11-7000-8000-0000000000e1';
const line = `GET /api/company/tasks/${id}/work`;
const removed = vi.fn<(at: number) => void>();

function Task({ saved }: { saved: boolean }) {
  const { ask, dialog } = useRemoveTask(removed);
  const task = { ...emptyTask, title: 'Make a poster', ...(saved && { id }) };
  return (
    <>
      <button type="button" onClick={() => void ask(2, task)}>
        Remove it
      </button>
      {dialog}
    </>
  );
}
const remove = () => userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
const question = () => screen.findByRole('alertdialog', { name: 'Remove “Make a poster”?' });

describe('removing a task', () => {
  test.each([
    [{ approved: 2, open: 0 }, '2 students have approved work on this task. It stays in their history.'],
    [{ approved: 1, open: 3 }, '1 student has approved work on this task. It stays in their history.'],
    [{ approved: 0, open: 1 }, '1 student has unapproved work on this task.'],
  ])('shows how many students it affects: %o', async (work, words) => {
    answer({ [line]: ok(work) });
    await drawForCompany(<Task saved />);
    await remove();
    const dialog = await question();
    expect(dialog).toHaveTextContent(words);
    expect(dialog).toHaveTextContent("This doesn't finish the initiative for anyone.");
    expect(removed).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove task' }));
    expect(removed).toHaveBeenCalledWith(2);
  });

  test('Cancel keeps the task', async () => {
    answer({ [line]: ok({ approved: 2, open: 0 }) });
    await drawForCompany(<Task saved />);
    await remove();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(removed).not.toHaveBeenCalled();
  });

  test('asks without figures when they cannot be loaded', async () => {
    answer({});
    await drawForCompany(<Task saved />);
    await remove();
    expect(await question()).toHaveTextContent('Students who have worked on this task keep their work');
  });

  test('does not ask about a task that nobody has worked on or that was never saved', async () => {
    answer({ [line]: ok({ approved: 0, open: 0 }) });
    const { unmount } = await drawForCompany(<Task saved />);
    await remove();
    await vi.waitFor(() => expect(removed).toHaveBeenCalledTimes(1));
    unmount();
    await drawForCompany(<Task saved={false} />);
    await remove();
    expect(removed).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
