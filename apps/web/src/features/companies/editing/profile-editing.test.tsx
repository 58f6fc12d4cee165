// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, refused, signInAsCompany } from '../../../lib/network.fixture.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { currentToasts } from '../../../ui/overlays/toast-store.ts';
import { bakery } from '../companies.fixture.ts';
import { missingParts } from '../profile/missing-parts.ts';
import { Onboarding } from './onboarding.tsx';
import { ProfileEditor } from './profile-editor.tsx';

useDom();
// Fetched lazily by the form; the tests don't wait for that.
beforeAll(() => import('@questline/contract/companies'));
beforeEach(async () => {
  localStorage.clear();
  answer({});
  await signInAsCompany();
});
afterEach(() => vi.unstubAllGlobals());

const draw = (ui: React.ReactNode) =>
  render(<QueryClientProvider client={createQueryClient()}>{ui}</QueryClientProvider>);
const type = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.paste(text);
  return field;
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

describe('the profile editor', () => {
  test.each([
    [/^Website/, 'not a url at all', 'Enter a web address, like yourshop.com.'],
    [/^Instagram/, 'copper.kettle!!', 'Enter just the handle: letters, numbers, periods and underscores.'],
    [/^Video/, 'https://vimeo.com/12345', 'Use a link to one YouTube video.'],
  ])('shows an error at %s for "%s" when the field loses focus', async (label, text, error) => {
    draw(<ProfileEditor profile={bakery} onDone={() => undefined} />);
    const field = await type(label, text);
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(error)));
    expect(field).toBeInvalid();
  });

  test('lets only owners change the name; a draft from before is not restored', async () => {
    const member = { ...bakery, can: { edit: true, rename: false } };
    const { unmount } = draw(<ProfileEditor profile={bakery} onDone={() => undefined} />);
    await type(/^Company name/, 'Another name');
    unmount();
    draw(<ProfileEditor profile={member} onDone={() => undefined} />);
    const name = screen.getByLabelText(/^Company name/);
    expect(name).toHaveAccessibleDescription("Only owners can change the company's name.");
    await userEvent.type(name, ' and more');
    expect(name).toHaveValue(bakery.company_name);
  });

  test('shows at the name field that active initiatives need a company name', async () => {
    answer({ 'PATCH /api/company/profile': refused(409, 'company_name_needed') });
    draw(<ProfileEditor profile={bakery} onDone={() => undefined} />);
    const name = await type(/^Company name/, '');
    const before = currentToasts()[0];
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(
        expect.stringContaining('Your company needs a name while it has active initiatives.'),
      ),
    );
    expect(name).toHaveFocus();
    expect(currentToasts()[0]).toBe(before);
  });

  test('keeps what was typed when saving fails, and saves it the next time', async () => {
    answer({ 'PATCH /api/company/profile': refused(500, 'unexpected') });
    const onDone = vi.fn<() => void>();
    draw(<ProfileEditor profile={bakery} onDone={onDone} />);
    const mission = await type(/^Mission/, 'Never give up');
    await save();
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Failed to update company profile'));
    expect(mission).toHaveValue('Never give up');
    expect(onDone).not.toHaveBeenCalled();
    const sent = answer({
      'PATCH /api/company/profile': { status: 200, body: { ...bakery, mission: 'Never give up' } },
    });
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent.at(-1)?.body).toEqual({ mission: 'Never give up' });
  });

  test('focuses a wrong field on save and sends nothing', async () => {
    const sent = answer({});
    draw(<ProfileEditor profile={bakery} onDone={() => undefined} />);
    const website = await type(/^Website/, 'javascript:alert(1)');
    await save();
    await waitFor(() =>
      expect(website).toHaveAccessibleDescription(
        expect.stringContaining('Enter a web address, like yourshop.com.'),
      ),
    );
    expect(website).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

test('an onboarding step that cannot be saved keeps what was typed', async () => {
  answer({ 'PATCH /api/company/profile': refused(500, 'unexpected') });
  const onStep = vi.fn<() => void>();
  draw(<Onboarding profile={bakery} step="basics" onStep={onStep} first={null} ways={null} />);
  const name = await type(/^Company name/, 'Wobbly Wire');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Failed to update company profile'));
  expect(name).toHaveValue('Wobbly Wire');
  expect(onStep).not.toHaveBeenCalled();
});

test('keeps what was typed in the onboarding across a reload', async () => {
  const story = (
    <Onboarding profile={bakery} step="story" onStep={() => undefined} first={null} ways={null} />
  );
  const { unmount } = draw(story);
  await type(/^Mission/, 'Bread for every street');
  unmount();
  draw(story);
  expect(screen.getByLabelText(/^Mission/)).toHaveValue('Bread for every street');
});

test('a profile is complete only with name, mission, description, logo and industry', () => {
  expect(missingParts(bakery)).toEqual([]);
  for (const missing of ['company_name', 'mission', 'description', 'logo_url'] as const)
    expect(missingParts({ ...bakery, [missing]: null })).toEqual([missing]);
  expect(missingParts({ ...bakery, industry: [] })).toEqual(['industry']);
});
