// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { fill } from '../../../ui/tests/fill.ts';
import { AsCompany } from './as-company.tsx';
import type { ProfileSection } from './completeness.tsx';
import { OwnProfile } from './own-profile.tsx';
import { OwnStudent } from '../own-student.tsx';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { drawForStudent, said } from '../../render.fixture.tsx';
import { maya, ownMaya } from '../students.fixture.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const own = 'GET /api/student/profile';
const save = 'PATCH /api/student/profile';

async function show(editing?: ProfileSection) {
  const onDone = vi.fn<() => void>();
  const onUnsaved = vi.fn<(isUnsaved: boolean) => void>();
  await drawForStudent(
    <OwnStudent loading="Loading">
      {(profile) => (
        <OwnProfile
          profile={profile}
          editing={editing}
          onDone={onDone}
          onUnsaved={onUnsaved}
          edit={(section) => <a href={`?edit=${section}`}>Edit {section}</a>}
          ask={(section, words) => <a href={`?edit=${section}`}>{words}</a>}
          you="Photo and name"
          viewAsCompany={null}
          survey="Take the survey"
          sums={null}
        />
      )}
    </OwnStudent>,
  );
  return { onDone, onUnsaved };
}

test('shows how complete it is and what is missing', async () => {
  answer({ [own]: ok(ownMaya) });
  await show();
  expect(await screen.findByText('90% complete')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '?edit=you');
  expect(screen.getByText('@maya.t')).toBeVisible();
  expect(screen.getByText('Lincoln High')).toBeVisible();
});

test('says nothing about a complete profile', async () => {
  answer({ [own]: ok({ ...ownMaya, completeness: { percent: 100, missing: [] } }) });
  await show();
  expect(await screen.findByText('@maya.t')).toBeVisible();
  expect(screen.queryByText(/complete/)).toBeNull();
});

test('asks a student with an empty profile to take the survey', async () => {
  const blank = { grade: null, skills: [], experience_level: null, weekly_hours_available: null };
  const none = { motivations: [], initiative_tags: [], company_tags: [] };
  const contacts = { school: null, instagram_handle: null, linkedin_handle: null };
  answer({ [own]: ok({ ...ownMaya, ...blank, ...none, contacts }) });
  await show();
  expect(await screen.findByText('Take the survey')).toBeVisible();
  expect(screen.queryByText('Not specified')).toBeNull();
});

test('saves one section on its own and confirms it', async () => {
  const sent = answer({ [own]: ok(ownMaya), [save]: ok({ ...ownMaya, motivations: ['Be creative'] }) });
  const { onDone, onUnsaved } = await show('motivations');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Explore careers' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Be creative' }));
  expect(onUnsaved).toHaveBeenLastCalledWith(true);
  expect(screen.getByRole('link', { name: 'Edit skills' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit motivations' })).toBeNull();
  await press('Save Changes');
  await waitFor(() =>
    expect(said()).toEqual(['Profile updated', 'Your profile has been updated successfully.']),
  );
  expect(sent.find(({ line }) => line === save)?.body).toEqual({ motivations: ['Be creative'] });
  expect(onDone).toHaveBeenCalled();
});

test('keeps the section open with the typed text when saving fails', async () => {
  answer({ [own]: ok(ownMaya), [save]: refused(500, 'unexpected') });
  const { onDone } = await show('school');
  const school = await screen.findByLabelText('School');
  await userEvent.clear(school);
  await fill(school, 'Roosevelt High');
  await press('Save Changes');
  await waitFor(() => expect(said()[0]).toBe('Failed to update profile'));
  expect(school).toHaveValue('Roosevelt High');
  expect(onDone).not.toHaveBeenCalled();
});

test('Cancel changes nothing', async () => {
  const sent = answer({ [own]: ok(ownMaya) });
  const { onDone } = await show('school');
  await userEvent.type(await screen.findByLabelText('School'), '!');
  await press('Cancel');
  expect(onDone).toHaveBeenCalled();
  expect(sent.some(({ line }) => line === save)).toBe(false);
});

test('offers a retry when the profile fails to load', async () => {
  answer({ [own]: refused(500, 'unexpected') });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load profile');
  answer({ [own]: ok(ownMaya) });
  await press('Retry');
  expect(await screen.findByRole('heading', { name: 'Maya Torres' })).toBeVisible();
});

test.each([
  ['pending', { ...maya, contacts: null, stage: 'pending' }, 1],
  ['accepted', maya, 0],
] as const)("shows a company's view while %s", async (stage, student, closed) => {
  answer({ [`GET /api/student/profile/preview?stage=${stage}`]: ok(student) });
  await drawForStudent(<AsCompany stage={stage} onStage={() => undefined} back={null} />);
  const view = within(await screen.findByRole('article', { name: 'Profile of Maya Torres' }));
  expect(view.queryAllByText(/show up here after you accept/)).toHaveLength(closed);
  expect(screen.getByText(/Your email is never shown/)).toBeVisible();
});
