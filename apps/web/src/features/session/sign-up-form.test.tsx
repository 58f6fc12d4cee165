// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { fill } from '../../ui/tests/fill.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { useSubmission } from './use-submission.ts';

useDom();
afterEach(() => vi.unstubAllGlobals());

function Form() {
  const { run, error } = useSubmission({
    type: 'student',
    mode: 'sign-up',
    onSignedIn: async () => undefined,
  });
  return (
    <>
      {error && <p role="alert">{error}</p>}
      <SignUpForm type="student" run={run} />
    </>
  );
}
const password = () => screen.getByLabelText('Password');
const chooseBirth = async () => {
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'April');
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2010');
};
const rules = "At least 6 characters. Don't use your name or a common password.";

test('shows the password rules at the field from the start', () => {
  render(<Form />);
  expect(password()).toHaveAccessibleDescription(rules);
});

test('refuses an easy password at the field, not above the form', async () => {
  const text = 'That password is too easy to guess. Please choose another.';
  answer({
    'POST /api/users': refused(400, 'password_too_easy', { text, fields: { 'body.password': text } }),
  });
  render(<Form />);
  await fill(screen.getByLabelText('Full Name'), 'Robin Field');
  await chooseBirth();
  await fill(screen.getByLabelText('Email'), 'robin@school.example');
  await fill(password(), 'password1');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(password()).toHaveAccessibleDescription(`${text} ${rules}`));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('asks when the student was born, with every year from this one on and no hint about an age', async () => {
  render(<Form />);
  const group = screen.getByRole('group', { name: 'When were you born?' });
  const years = [...screen.getByLabelText<HTMLSelectElement>('Year').options].map(({ text }) => text);
  expect(years.slice(0, 2)).toEqual(['Year', String(new Date().getFullYear())]);
  expect(group).not.toHaveTextContent(/\bage\b|old enough|must be/);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Month')).toHaveAccessibleDescription(
      'Please enter the month and year you were born Companies never see this.',
    ),
  );
});

test('moves the focus to the month of birth if it is the first thing that is missing', async () => {
  render(<Form />);
  await fill(screen.getByLabelText('Full Name'), 'Robin Field');
  await fill(screen.getByLabelText('Email'), 'robin@school.example');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(screen.getByLabelText('Month')).toHaveFocus());
});

test('says above the form when no account can be created', async () => {
  const text = "You can't create an account right now.";
  answer({ 'POST /api/users': refused(403, 'account_refused', { text }) });
  render(<Form />);
  await fill(screen.getByLabelText('Full Name'), 'Robin Field');
  await chooseBirth();
  await fill(screen.getByLabelText('Email'), 'robin@school.example');
  await fill(password(), 'river-otter-42');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
