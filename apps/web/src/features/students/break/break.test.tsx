// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../../lib/format/add-days.ts';
import { shortDay, today } from '../../../lib/format/days.ts';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { currentToasts } from '../../../ui/overlays/toast-store.ts';
import { drawForStudent, said } from '../../render.fixture.tsx';
import { BreakNotice } from './break-controls.tsx';
import { BreakSection } from './break-section.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const line = 'GET /api/student/break';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inWeek = addDays(today(), 7);
const field = () => screen.findByLabelText('Back on');
const choose = async (day: string) => fireEvent.change(await field(), { target: { value: day } });

/** The state of the server changes with what is sent. */
function answerBreak(back_on: string | null) {
  const now = { back_on };
  const sent = answer({
    [line]: () => ok({ ...now }),
    'PUT /api/student/break': (body: { back_on: string }) => {
      now.back_on = body.back_on;
      return ok({ ...now });
    },
    'DELETE /api/student/break': () => {
      now.back_on = null;
      return { status: 204 };
    },
  });
  return () => sent.filter((it) => it.line.endsWith('/api/student/break') && it.line !== line);
}

describe('in the settings', () => {
  test('a student takes a break of a week, and ends it', async () => {
    const sent = answerBreak(null);
    await drawForStudent(<BreakSection />);
    await press('Take a break');
    expect(await field()).toHaveValue(inWeek);
    expect(screen.getByRole('radio', { name: '1 week' })).toBeChecked();
    await press('Start break');
    expect(await screen.findByText(`You're on a break. Back on ${shortDay(inWeek)}.`)).toBeVisible();
    // The notice says it all.
    expect(currentToasts()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('End break');
    expect(await screen.findByRole('button', { name: 'Take a break' })).toBeVisible();
    expect(said()).toEqual(['Welcome back', 'Companies see that you are working again.']);
    expect(sent()).toEqual([
      { line: 'PUT /api/student/break', body: { back_on: inWeek } },
      { line: 'DELETE /api/student/break', body: undefined },
    ]);
  });

  test('a student chooses another day', async () => {
    const sent = answerBreak(inWeek);
    await drawForStudent(<BreakSection />);
    await press('Change day');
    await userEvent.click(await screen.findByRole('radio', { name: '4 weeks' }));
    expect(await field()).toHaveValue(addDays(today(), 28));
    await choose(addDays(today(), 3));
    expect(screen.getByRole('radio', { name: '4 weeks' })).not.toBeChecked();
    await press('Save day');
    const words = `You're on a break. Back on ${shortDay(addDays(today(), 3))}.`;
    expect(await screen.findByText(words)).toBeVisible();
    expect(sent()).toMatchObject([{ body: { back_on: addDays(today(), 3) } }]);
  });

  test('today, no day and more than eight weeks are refused at the field', async () => {
    const sent = answerBreak(null);
    await drawForStudent(<BreakSection />);
    await press('Take a break');
    for (const day of [today(), '', addDays(today(), 57)]) {
      await choose(day);
      expect(await field()).toHaveAccessibleDescription(
        'Choose a day from tomorrow to eight weeks from now.',
      );
      await press('Start break');
    }
    expect(sent()).toEqual([]);
    for (const day of [addDays(today(), 1), addDays(today(), 56)]) {
      await choose(day);
      expect(await field()).not.toHaveAccessibleDescription();
    }
  });

  test('a failure is said, and the dialog stays open', async () => {
    answer({ [line]: ok({ back_on: null }), 'PUT /api/student/break': refused(500, 'unexpected') });
    await drawForStudent(<BreakSection />);
    await press('Take a break');
    await press('Start break');
    await vi.waitFor(() => expect(said()[0]).toBe("Couldn't start your break"));
    expect(screen.getByRole('dialog', { name: 'Take a break' })).toBeVisible();
  });
});

describe('the notice', () => {
  test('is shown only during a break', async () => {
    answerBreak(inWeek);
    await drawForStudent(<BreakNotice />);
    expect(await screen.findByRole('status')).toHaveTextContent(/You're on a break/);
  });

  test('is nothing without one', async () => {
    answerBreak(null);
    const { queryClient, container } = await drawForStudent(<BreakNotice />);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(container).toBeEmptyDOMElement();
  });
});
