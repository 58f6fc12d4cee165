// @vitest-environment jsdom
import type { OwnInitiative } from '@questline/contract';
import { errors } from '@questline/contract/plain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { Tooltips } from '../../../ui/overlays/tooltip.tsx';
import { currentToasts } from '../../../ui/overlays/toast-store.ts';
import { answer, byDana, ok, refused, signInAsCompany } from '../../../lib/network.fixture.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { survey } from '../initiatives.fixture.ts';
import { emptyTask, type EditorValues, valuesOf } from './editor-values.ts';
import { type EditorPlace, InitiativeEditor } from './initiative-editor.tsx';
import { ownCompanyQuery } from '../../../lib/query/own-company.ts';

useDom();
// Fetched lazily by the form; the tests don't wait for that.
beforeAll(() => Promise.all([import('@questline/contract/initiatives-own'), import('./student-view.tsx')]));
beforeEach(async () => {
  answer({});
  await signInAsCompany();
});
afterEach(() => vi.unstubAllGlobals());

const titled = { ...emptyTask, title: 'Write five questions' };

function Editor({ values, initiative, at = 'publish' }: Options) {
  const [place, setPlace] = useState<EditorPlace>({ step: at, view: 'write' });
  return (
    <InitiativeEditor
      start={{
        clientId: survey.id,
        ...(initiative && { initiative }),
        values: { ...valuesOf(survey), ...values },
        version: null,
        base: survey.updated_at,
        unsent: false,
      }}
      place={place}
      onPlace={(next) => setPlace((now) => ({ ...now, ...next }))}
      onSaved={() => undefined}
      onLeave={() => undefined}
      onStartNewDraft={() => undefined}
      renderFix={() => null}
      back={null}
      Guard={() => null}
    />
  );
}

type Options = { values?: Partial<EditorValues>; initiative?: OwnInitiative; at?: EditorPlace['step'] };

async function open(options: Options) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(ownCompanyQuery.queryKey, { id: '1', company_name: 'Bakery' } as never);
  // The student view loads after the form.
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <Tooltips>
          <Editor {...options} />
        </Tooltips>
      </QueryClientProvider>,
    ),
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the publish step counts what is missing, and each button names the step it opens', async () => {
  await open({ values: { name: '', tasks: [], description: '', tags: [] } });
  expect(await screen.findByRole('heading', { name: 'Two things before you can activate' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Go to Tasks' })[0]!);
  expect(screen.getByRole('heading', { name: 'What will students do?' })).toBeVisible();
});

test('Activate opens the task without a title, focuses the field and keeps the draft', async () => {
  await open({ values: { tasks: [titled, { ...emptyTask }] } });
  await press('Activate');
  const title = await screen.findByLabelText('Title');
  expect(title).toHaveValue('');
  await waitFor(() => expect(title).toHaveFocus());
  await waitFor(() => expect(title).toHaveAccessibleDescription('Give the task a title'));
  expect(currentToasts()[0]).toMatchObject({
    title: 'Please check the marked fields',
    description: 'Your draft is saved. Fix those fields, then activate again.',
  });
});

test('Activate without a name focuses the name first', async () => {
  await open({ values: { name: '', tasks: [titled] } });
  await press('Activate');
  const name = await screen.findByLabelText('Name');
  await waitFor(() => expect(name).toHaveFocus());
  await waitFor(() => expect(name).toHaveAccessibleDescription(/^Give your initiative a name/));
});

test('the button to the last part says “Continue to publish”', async () => {
  await open({ at: 'tasks' });
  expect(screen.getByRole('button', { name: 'Continue to publish' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

test('Save changes is the primary button of an existing initiative', async () => {
  await open({ at: 'tasks', initiative: survey });
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveClass('bg-trail');
  expect(screen.getByRole('button', { name: 'Continue to publish' })).not.toHaveClass('bg-trail');
});

test('adds https:// to a task link on blur and refuses anything else', async () => {
  await open({ at: 'tasks', values: { tasks: [titled] } });
  await press('Add a link');
  await userEvent.click(screen.getByLabelText('Title of link 1'));
  await userEvent.paste('Our menu');
  const link = screen.getByLabelText('URL of link 1');
  await userEvent.click(link);
  await userEvent.paste('sunnyside.example/menu');
  await userEvent.tab();
  expect(link).toHaveValue('https://sunnyside.example/menu');
  await userEvent.clear(link);
  await userEvent.paste('the menu');
  await userEvent.tab();
  await waitFor(() => expect(link).toHaveAccessibleDescription('Enter a link that starts with https://.'));
});

test.each([
  [byDana().by, /^Dana saved this 1 min ago\. Nothing was overwritten\.$/],
  [null, /^It was saved in another tab or on another device after you started/],
])('a save that comes too late says who was first: %o', async (updated_by, words) => {
  answer({
    [`PUT /api/initiatives/${survey.id}`]: refused(409, 'conflict', {
      first: { by: updated_by, at: byDana().at },
    }),
    [`GET /api/company/initiatives/${survey.id}`]: ok({
      ...survey,
      name: 'Saved by someone else',
      updated_at: byDana().at,
      updated_by,
    }),
  });
  await open({ at: 'tasks', initiative: survey, values: { tasks: [titled] } });
  await press('Save changes');
  const dialog = await screen.findByRole('dialog', { name: 'This changed since you opened it' });
  expect(dialog).toHaveAccessibleDescription(words);
});

test('adds up to five criteria to a task, with Enter for the next one', async () => {
  await open({ values: { tasks: [{ ...titled, id: survey.tasks[0]?.id }] }, at: 'tasks' });
  await press('Add a criterion');
  await userEvent.type(screen.getByLabelText('Criterion 1'), 'Short{Enter}');
  expect(screen.getByLabelText('Criterion 2')).toHaveFocus();
  // An empty line isn't followed by another.
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByLabelText('Criterion 3')).not.toBeInTheDocument();
  await userEvent.keyboard('Clear{Enter}Kind{Enter}New{Enter}Ours{Enter}');
  expect(screen.getAllByLabelText(/^Criterion/).map((it) => (it as HTMLInputElement).value)).toEqual([
    'Short',
    'Clear',
    'Kind',
    'New',
    'Ours',
  ]);
  expect(screen.getByRole('button', { name: 'Add a criterion' })).toBeDisabled();
  await press('Remove criterion 2');
  expect(screen.getAllByLabelText(/^Criterion/)).toHaveLength(4);
});

test('refuses the same criterion twice', async () => {
  const criteria = [{ text: 'Short' }, { text: 'Short' }];
  await open({ values: { tasks: [{ ...titled, criteria }] } });
  await press('Activate');
  expect(await screen.findByText('Add each criterion only once.')).toBeVisible();
});

test("places, deadline and start are saved with the browser's time zone", async () => {
  const save = `PUT /api/initiatives/${survey.id}` as const;
  const sent = answer({ [save]: ok(survey) });
  await open({ at: 'details', initiative: survey, values: { tasks: [titled] } });
  await userEvent.type(await screen.findByLabelText('Places'), '5');
  await userEvent.type(screen.getByLabelText('Apply by'), '2027-03-03');
  await userEvent.type(screen.getByLabelText('Starts on'), '2027-03-10');
  await press('Save changes');
  await waitFor(() =>
    expect(sent.find(({ line }) => line === save)?.body).toMatchObject({
      places: 5,
      apply_by: '2027-03-03',
      starts_on: '2027-03-10',
      time_zone: expect.any(String),
    }),
  );
});

test('fewer places than are taken are refused at the field', async () => {
  answer({
    [`PUT /api/initiatives/${survey.id}`]: refused(409, 'places_below_taken', {
      text: errors.places_below_taken.text,
    }),
  });
  await open({ at: 'details', initiative: survey, values: { tasks: [titled] } });
  await userEvent.type(await screen.findByLabelText('Places'), '1');
  await press('Save changes');
  await waitFor(() =>
    expect(screen.getByLabelText('Places')).toHaveAccessibleDescription(/already accepted more students/),
  );
});
