// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button.tsx';
import { Field } from '../forms/field.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Textarea } from '../forms/textarea.tsx';
import { useDom } from './dom.ts';

useDom();

const emailField = (error?: string) => (
  <Field label="Email" help="We never show it." error={error}>
    <TextInput type="email" />
  </Field>
);

test('a field is named by its label and described by its help', () => {
  render(emailField());
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('We never show it.');
  expect(screen.getByRole('textbox')).toBeValid();
});

test('an error appears in an existing live region and describes its control', () => {
  const { rerender, container } = render(emailField());
  const region = container.querySelector('[aria-live]');
  expect(region).toBeEmptyDOMElement();
  rerender(emailField('Please enter a valid email'));
  expect(region).toHaveTextContent('Please enter a valid email');
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'Please enter a valid email We never show it.',
  );
});

test('a counter is announced only near and beyond the limit', () => {
  const note = (length: number) => (
    <Field label="Note" counter={{ length, max: 500 }}>
      <Textarea />
    </Field>
  );
  const { rerender } = render(note(12));
  expect(screen.getByText('12 / 500')).toBeVisible();
  expect(screen.queryByText(/characters/)).toBeNull();
  rerender(note(490));
  expect(screen.getByText('10 characters left')).toBeInTheDocument();
  rerender(note(503));
  expect(screen.getByText('3 characters too many')).toBeInTheDocument();
});

test('a password is hidden until revealed', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
});

test('a busy button shows its progress text, keeps the focus and ignores clicks', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy="Signing in…" onClick={onClick}>
        Sign in
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Signing in…' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
