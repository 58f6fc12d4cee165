// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnswersByLine, answer, linesOf, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { WaitlistForm } from './waitlist-form.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const email = 'maya@school.example';
const join = 'POST /api/waitlist';
const stamps = { 'GET /api/waitlist/stamp': ok({ stamp: 's', usable_in_ms: 0 }) };
const thanks = {
  title: 'Thanks for your interest!',
  description: "We'll keep you updated on new developments.",
};
const sorry = {
  title: 'Error',
  description: 'Something went wrong. Please try again.',
  variant: 'destructive',
};

/** Enters an email; the dialog opens unless the field is blank. */
async function enter(text: string, answers: AnswersByLine) {
  const sent = answer({ ...stamps, ...answers });
  const toast = vi.fn<(words: object) => void>();
  render(<WaitlistForm toast={toast} />);
  await userEvent.type(field(), text);
  await userEvent.click(button());
  const joins = () => sent.filter(({ line }) => line === join);
  return { sent, joins, toast };
}
const field = () => screen.getByLabelText('Your email');
const button = () => screen.getByRole('button', { name: /^Join/ });
const choose = async (choice: RegExp) => {
  await userEvent.click(await screen.findByRole('radio', { name: choice }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
};

test.each([
  [/^Yes, consider me for pilot!/, true],
  [/^No, just keep me informed!/, false],
])('joins with the choice %s, says thanks and clears the field', async (choice, pilot_interest) => {
  const { joins, toast } = await enter(email, { [join]: { status: 204 } });
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();
  await choose(choice);
  await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(thanks));
  expect(joins().map(({ body }) => body)).toEqual([{ email, pilot_interest, stamp: 's', leave_empty: '' }]);
  expect(field()).toHaveValue('');
  expect(button()).toHaveTextContent('Join the waitlist');
});

describe('nothing is sent', () => {
  test('for blanks', async () => {
    const { sent, toast } = await enter('   ', {});
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toast).not.toHaveBeenCalled();
    expect(linesOf(sent)).not.toContain(join);
  });

  test.each([
    ['X', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    // In a browser, Escape closes the dialog.
    ['Escape', () => screen.getByRole<HTMLDialogElement>('dialog').close()],
  ])('when the dialog is closed with %s, which clears the field', async (_, close) => {
    const { joins, toast } = await enter(email, {});
    await userEvent.click(await screen.findByRole('radio', { name: /^Yes/ }));
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field()).toHaveValue('');
    expect(toast).not.toHaveBeenCalled();
    expect(joins()).toEqual([]);
  });
});

describe('a request that fails', () => {
  test('says so, keeps the email, and can be sent again', async () => {
    const answers: AnswersByLine = { [join]: () => undefined };
    const { toast } = await enter(email, answers);
    await choose(/^Yes/);
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(sorry));
    expect(field()).toHaveValue(email);
    answer({ ...stamps, [join]: { status: 204 } });
    await userEvent.click(button());
    await choose(/^Yes/);
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith(thanks));
  });

  test('because of its stamp is repeated with a new one, unseen', async () => {
    let refusals = 0;
    const { joins, toast } = await enter(email, {
      [join]: () => (refusals++ ? { status: 204 } : refused(403, 'stamp_refused')),
    });
    await choose(/^No/);
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(thanks));
    expect(joins()).toHaveLength(2);
  });
});
