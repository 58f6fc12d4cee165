// @vitest-environment jsdom
import type { OwnStudentProfile } from '@questline/contract';
import type { SurveyStep } from '@questline/contract/plain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { fill } from '../../../ui/tests/fill.ts';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { drawForStudent, said } from '../../render.fixture.tsx';
import { ownMaya } from '../students.fixture.tsx';
import { Survey, type SurveyPlace } from './survey.tsx';

useDom();
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const blank: OwnStudentProfile = {
  ...ownMaya,
  grade: null,
  skills: [],
  motivations: [],
  weekly_hours_available: null,
  contacts: { school: null, instagram_handle: null, linkedin_handle: null },
};
async function ask(place: SurveyStep, profile = blank, done = true) {
  const onPlace = vi.fn<(place: SurveyPlace) => void>();
  await drawForStudent(
    <Survey
      profile={profile}
      done={done}
      place={place}
      onPlace={onPlace}
      beside={null}
      inOneLine="3 fit"
      end="The end"
    />,
  );
  return onPlace;
}
const finish = 'PUT /api/student/survey/end';
const finished = ok({ steps: [], next: null, done: true });
const save = 'PATCH /api/student/profile';

test('requires school and grade and focuses the first missing field', async () => {
  const sent = answer({});
  const onPlace = await ask('school');
  await press('Continue');
  expect(await screen.findByText("Enter your school's name.")).toBeVisible();
  expect(screen.getByText('Choose your grade.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('School')).toHaveFocus());
  await fill(screen.getByLabelText('School'), 'Lincoln High');
  await press('Continue');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Grade 9' })).toHaveFocus());
  expect(sent).toEqual([]);
  expect(onPlace).not.toHaveBeenCalled();
});

test('saves only the answer of the step that is left', async () => {
  const sent = answer({ [save]: ok(ownMaya) });
  const onPlace = await ask('school');
  await fill(screen.getByLabelText('School'), 'Lincoln High');
  await userEvent.click(screen.getByRole('radio', { name: 'Grade 11' }));
  await press('Continue');
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith('skills'));
  expect(sent[0]).toEqual({ line: save, body: { school: 'Lincoln High', grade: 11 } });
});

test('skips a step without an answer', async () => {
  const sent = answer({
    'PUT /api/student/survey/motivations/skip': ok({ steps: [], next: null, done: true }),
  });
  const onPlace = await ask('motivations');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await press('Skip this step');
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith('initiative_interests'));
  expect(sent.map(({ line }) => line)).toEqual(['PUT /api/student/survey/motivations/skip']);
});

test('disables other motivations once three are picked', async () => {
  answer({});
  await ask('motivations', { ...blank, motivations: ['Be creative', 'Earn money'] });
  expect(screen.getByText('2 of 3 picked')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Explore careers' }));
  expect(screen.getByText('3 of 3 picked. Remove one to pick another.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Meet new people' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Be creative' }));
  expect(screen.getByRole('checkbox', { name: 'Meet new people' })).toBeEnabled();
});

test('does not send an unchanged answer again', async () => {
  const sent = answer({});
  const onPlace = await ask('skills', ownMaya);
  await press('Continue');
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith('motivations'));
  expect(sent).toEqual([]);
});

test('Back saves what was picked', async () => {
  const sent = answer({ [save]: ok(ownMaya) });
  const onPlace = await ask('availability');
  await userEvent.click(screen.getByRole('radio', { name: '4 hours' }));
  await press('Back');
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith('company_interests'));
  expect(sent[0]?.body).toMatchObject({ weekly_hours_available: 4 });
});

test('stays on the step with its answer when saving fails', async () => {
  answer({ [save]: refused(500, 'unexpected') });
  const onPlace = await ask('availability');
  await userEvent.click(screen.getByRole('radio', { name: '4 hours' }));
  await press('See my matches');
  await waitFor(() => expect(said()[0]).toBe('Failed to update profile'));
  expect(onPlace).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: '4 hours' })).toBeChecked();
});

test("shows the server's error at its field", async () => {
  answer({
    [save]: refused(400, 'invalid_input', {
      fields: {
        'body.instagram_handle': 'Enter just the handle: letters, numbers, periods and underscores.',
      },
    }),
  });
  await ask('availability');
  const handle = screen.getByLabelText(/^Instagram/);
  await userEvent.type(handle, 'maya films');
  await press('See my matches');
  await waitFor(() =>
    expect(handle).toHaveAccessibleDescription(
      'Enter just the handle: letters, numbers, periods and underscores.',
    ),
  );
  expect(handle).toHaveFocus();
});

test('finishes the survey when its last step is reached', async () => {
  const sent = answer({ 'PUT /api/student/survey/company_interests/skip': finished, [finish]: finished });
  const onPlace = await ask('company_interests', { ...blank, company_tags: [] }, false);
  await press('Skip this step');
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith('availability'));
  expect(sent.map(({ line }) => line)).toContain(finish);
});

test('finishes the survey when its last step is left with a handle but no hours', async () => {
  const sent = answer({ [save]: ok(ownMaya), [finish]: finished });
  const onPlace = await ask('availability', blank, false);
  await userEvent.type(screen.getByLabelText(/^Instagram/), 'maya');
  await press('See my matches');
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith('done'));
  expect(sent.map(({ line }) => line)).toEqual([save, finish]);
});

test('does not finish the survey on earlier steps', async () => {
  const sent = answer({ 'PUT /api/student/survey/motivations/skip': finished });
  const onPlace = await ask('motivations', blank, false);
  await press('Skip this step');
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith('initiative_interests'));
  expect(sent.map(({ line }) => line)).not.toContain(finish);
});

test('keeps picks across a reload until they are saved', async () => {
  answer({ [save]: ok({ ...blank, motivations: ['Explore careers'] }) });
  await ask('motivations');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Explore careers' }));
  cleanup();
  const onPlace = await ask('motivations');
  expect(screen.getByRole('checkbox', { name: 'Explore careers' })).toBeChecked();
  await press('Continue');
  await waitFor(() => expect(onPlace).toHaveBeenCalled());
  cleanup();
  await ask('motivations');
  expect(screen.getByRole('checkbox', { name: 'Explore careers' })).not.toBeChecked();
});

test('keeps picks of one step out of the others', async () => {
  answer({});
  await ask('motivations');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Explore careers' }));
  cleanup();
  await ask('availability');
  expect(screen.getByRole('button', { name: 'Skip this step' })).toBeVisible();
});

test('shows the number of matches next to the buttons', async () => {
  answer({});
  await ask('availability');
  const bar = screen.getByRole('button', { name: 'Skip this step' }).closest('.sticky');
  expect(bar).toHaveTextContent('3 fit');
});
