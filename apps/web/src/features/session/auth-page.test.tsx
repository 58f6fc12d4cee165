// @vitest-environment jsdom
// The sign-in and sign-up pages: texts, form validation, and every way a request can fail.
import type { UserType } from '@questline/contract/plain';
import { signIn as contractSignIn } from '@questline/contract/session';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Toaster } from '../../ui/overlays/toaster.tsx';
import { useDom } from '../../ui/tests/dom.ts';
import { fill } from '../../ui/tests/fill.ts';
import { AuthPage } from './auth-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const onSignedIn = vi.fn<() => Promise<void>>(async () => undefined);

/** Everything the page sends gets this response. Returns what was sent. */
function respond(response: () => Response | Promise<Response>) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url}`);
    return response();
  });
  return sent;
}
const refuse = (status: number, code: string, text = '') =>
  respond(() => Response.json({ code, text }, { status }));

async function open(page: ReactNode) {
  const root = createRootRoute();
  const paths = ['/', '/student/auth', '/company/auth', '/forgot-password', '/incentives'];
  const routes = paths.map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => page }),
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  await screen.findByRole('heading', { level: 1 });
}
const openAuth = (type: UserType) => open(<AuthPage type={type} returnTo="/inbox" onSignedIn={onSignedIn} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const email = () => screen.getByLabelText(/^(Business )?Email$/);
const signIn = async (address = 'nobody@school.example') => {
  await fill(email(), address);
  await fill(screen.getByLabelText('Password'), 'a-long-way-to-go');
  await press('Sign in');
};
const nameLabel = { student: 'Full Name', company: 'Contact Person' } as const;
const signUp = async (type: UserType, person = { name: 'Noor Haddad', email: 'noor@school.example' }) => {
  await press('Sign up');
  await fill(screen.getByLabelText(nameLabel[type]), person.name);
  if (type === 'student') {
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'April');
    await userEvent.selectOptions(screen.getByLabelText('Year'), '2010');
  }
  await fill(email(), person.email);
  await fill(screen.getByLabelText('Password'), 'a-long-way-to-go');
  await press('Create account');
};
/** The error above the form; a toast is a different part of the page. */
const alert = () => screen.getByRole('main').querySelector('[role=alert]');

const words = {
  student: {
    'sign-in': ['Sign in to your account', 'Welcome back! Enter your details below'],
    'sign-up': ['Create student account', 'Join our platform to become a student ambassador'],
    other: ["I'm a company", '/company/auth?returnTo=%2Finbox'],
    failed: 'Failed to create account. Please try again.',
    missing: ['Full name is required', 'Please enter a valid email'],
  },
  company: {
    'sign-in': ['Sign in to your company account', 'Welcome back! Enter your details below'],
    'sign-up': ['Create company account', 'Join our platform to recruit student ambassadors'],
    other: ["I'm a student", '/student/auth?returnTo=%2Finbox'],
    failed: 'Failed to create company account. Please try again.',
    missing: ['Contact person name is required', 'Please enter a valid business email'],
  },
} as const;

describe.each(['student', 'company'] as const)('the %s page', (type) => {
  test('has the texts of the specification, and a link to the other page that keeps returnTo', async () => {
    await openAuth(type);
    const [title, description] = words[type]['sign-in'];
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
    expect(document.title).toBe(`${title} · Questline`);
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Questline' })).toHaveAttribute('href', '/');
    const [label, href] = words[type].other;
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  test('switches to sign-up, which clears the error and names the terms', async () => {
    refuse(401, 'wrong_credentials', 'Invalid login credentials');
    await openAuth(type);
    await signIn();
    await waitFor(() => expect(alert()).toHaveTextContent('Invalid login credentials'));
    await press('Sign up');
    expect(alert()).toBeNull();
    const [title, description] = words[type]['sign-up'];
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
    // No hint about the minimum age.
    expect(screen.getByRole('main')).not.toHaveTextContent(/must be 1|or older/);
    expect(screen.getByRole('link', { name: /^terms/ })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: /^privacy/ })).toHaveAttribute('href', '/privacy');
  });

  test('checks the sign-up form on submit, focuses the first error and sends nothing', async () => {
    const sent = respond(() => Response.json({}));
    await openAuth(type);
    await press('Sign up');
    await fill(screen.getByLabelText(nameLabel[type]), 'A');
    await fill(email(), 'not an email');
    await fill(screen.getByLabelText('Password'), '12345');
    await press('Create account');
    for (const text of [...words[type].missing, 'Password must be at least 6 characters'])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(nameLabel[type])).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('says the same above the form and in the toast when the server has a message', async () => {
    refuse(400, 'sign_up_failed', words[type].failed);
    await openAuth(type);
    await signUp(type);
    await waitFor(() => expect(alert()).toHaveTextContent(words[type].failed));
    expect(screen.getByText('Error signing up')).toBeVisible();
    expect(screen.getAllByText(words[type].failed)).toHaveLength(2);
  });

  test('explains what happens to the account of someone without a company', async () => {
    refuse(403, 'no_company', "You're no longer part of a company.");
    await openAuth('company');
    await signIn();
    await waitFor(() => expect(alert()).toHaveTextContent('your account is deleted 30 days after you left'));
  });

  test('has its own words for a failure without a message', async () => {
    refuse(500, 'unexpected');
    await openAuth(type);
    await signUp(type);
    await waitFor(() => expect(alert()).toHaveTextContent(words[type].failed));
    expect(screen.getByText('Error signing up')).toBeVisible();
    expect(screen.getByText('An error occurred during signup')).toBeVisible();
  });

  test('disables its fields and says so while signing up', async () => {
    respond(() => new Promise(() => {}));
    await openAuth(type);
    await signUp(type);
    expect(await screen.findByRole('button', { name: 'Signing up...' })).toBeVisible();
    expect(screen.getByLabelText(nameLabel[type])).toBeDisabled();
  });
});

describe('signing in', () => {
  test('is checked on submit', async () => {
    const sent = respond(() => Response.json({}));
    await openAuth('student');
    await userEvent.type(email(), 'maya@');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
    await press('Sign in');
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('says the same as the contract, which the browser does not load for it', async () => {
    const { error } = contractSignIn.safeParse({ email: '', password: '' });
    await openAuth('student');
    await press('Sign in');
    for (const { message } of error!.issues) expect(await screen.findByText(message)).toBeVisible();
  });

  test('shows what the server refuses at its field, and moves the focus there', async () => {
    const text = 'Please enter a valid email';
    respond(() =>
      Response.json({ code: 'invalid_input', text: '', fields: { 'body.email': text } }, { status: 400 }),
    );
    await openAuth('student');
    // Valid for the browser.
    await signIn('maya@school');
    await waitFor(() => expect(email()).toHaveAccessibleDescription(text));
    expect(email()).toHaveFocus();
    expect(alert()).toBeNull();
  });

  test('says the same above the form and in the toast when it is refused', async () => {
    refuse(401, 'wrong_credentials', 'Invalid login credentials');
    await openAuth('student');
    await signIn();
    await waitFor(() => expect(alert()).toHaveTextContent('Invalid login credentials'));
    expect(screen.getByText('Error signing in')).toBeVisible();
    expect(screen.getAllByText('Invalid login credentials')).toHaveLength(2);
  });

  test('explains what happens to the account of someone without a company', async () => {
    refuse(403, 'no_company', "You're no longer part of a company.");
    await openAuth('company');
    await signIn();
    await waitFor(() => expect(alert()).toHaveTextContent('your account is deleted 30 days after you left'));
  });

  test('has its own words for a failure without a message', async () => {
    refuse(500, 'unexpected');
    await openAuth('student');
    await signIn();
    await waitFor(() => expect(alert()).toHaveTextContent('Invalid email or password. Please try again.'));
    expect(screen.getByText('Error signing in')).toBeVisible();
    expect(screen.getByText('Invalid login credentials')).toBeVisible();
  });

  test('disables its fields and says so until there is an answer', async () => {
    respond(() => new Promise(() => {}));
    await openAuth('student');
    await signIn();
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeVisible();
    expect(email()).toBeDisabled();
  });
});

describe('a verification link', () => {
  test('without a token says that it is incomplete', async () => {
    await open(<VerifyEmailPage token={undefined} />);
    expect(screen.getByText('This link is incomplete. Open the link in our email again.')).toBeVisible();
  });

  test('asks for the password, and says when it is wrong or the link has expired', async () => {
    refuse(401, 'wrong_credentials', 'Invalid login credentials');
    await open(<VerifyEmailPage token="made.up" />);
    await press('Verify my email');
    expect(await screen.findByText('Password is required')).toBeVisible();
    await fill(screen.getByLabelText('Password'), 'a-guess-of-mine');
    await press('Verify my email');
    await waitFor(() => expect(alert()).toHaveTextContent("That password isn't right. Please try again."));
    const expired = 'This link has expired or was already used.';
    refuse(410, 'link_expired', expired);
    await press('Verify my email');
    await waitFor(() => expect(alert()).toHaveTextContent(expired));
  });
});
