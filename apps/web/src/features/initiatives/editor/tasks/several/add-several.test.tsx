// @vitest-environment jsdom
import { limits } from '@questline/contract/plain';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../../../../../lib/network.fixture.ts';
import { useDom } from '../../../../../ui/tests/dom.ts';
import { drawForCompany } from '../../../../render.fixture.tsx';
import { type EditorValues, emptyTask, type TaskValues, valuesOf } from '../../editor-values.ts';
import { TasksSection } from '../tasks-section.tsx';

useDom();
// Loaded on demand; the tests don't wait for that.
beforeAll(() => Promise.all([import('./add-several-dialog.tsx'), import('../../hours/hours-check.tsx')]));
beforeEach(() => answer({}));
afterEach(() => vi.unstubAllGlobals());

const aTask = (title: string): TaskValues => ({ ...emptyTask, title });

function Tasks({ tasks, openFirst }: { tasks: TaskValues[]; openFirst: boolean }) {
  const form = useForm<EditorValues>({ defaultValues: { ...valuesOf({}), tasks } });
  const [open, setOpen] = useState(openFirst ? 0 : undefined);
  return (
    <FormProvider {...form}>
      <TasksSection open={open} onOpen={setOpen} />
    </FormProvider>
  );
}
const draw = (tasks: TaskValues[] = [], openFirst = false) =>
  drawForCompany(<Tasks tasks={tasks} openFirst={openFirst} />);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Add several tasks' });
const titles = () =>
  within(screen.getByRole('list', { name: 'Tasks' }))
    .getAllByRole('button', { expanded: false })
    .map((line) => /^\d+(.*?)(?:Text|$)/.exec(line.textContent)![1]);

async function pasteIntoTitle(text: string) {
  await userEvent.click(screen.getByLabelText('Title'));
  await userEvent.paste(text);
}

describe('adding several tasks', () => {
  test('a typed list becomes tasks, and Undo removes them', async () => {
    await draw([aTask('First')]);
    await press('Paste a list');
    const asked = await dialog();
    expect(within(asked).getByRole('button', { name: 'Add tasks' })).toBeDisabled();
    await userEvent.click(within(asked).getByLabelText('One task per line'));
    await userEvent.paste('1. Ask ten people\n2. Count the answers');
    expect(
      within(asked)
        .getAllByRole('listitem')
        .map((it) => it.textContent),
    ).toEqual(['Ask ten people', 'Count the answers']);
    await press('Add 2 tasks');
    expect(titles()).toEqual(['First', 'Ask ten people', 'Count the answers']);
    expect(screen.getByText('2 tasks were added')).toBeVisible();
    await press('Undo');
    expect(titles()).toEqual(['First']);
  });

  test('a list pasted into the title of an empty task replaces it', async () => {
    await draw([emptyTask, aTask('Last')], true);
    await pasteIntoTitle('• Ask ten people\n• Count the answers');
    await dialog();
    await press('Add 2 tasks');
    expect(titles()).toEqual(['Ask ten people', 'Count the answers', 'Last']);
  });

  test('a list pasted into a title goes below that task, and Cancel adds nothing', async () => {
    await draw([aTask('Prepare'), aTask('Last')], true);
    await pasteIntoTitle('Ask ten people\nCount the answers');
    await dialog();
    await press('Cancel');
    expect(screen.getByLabelText('Title')).toHaveValue('Prepare');
    await pasteIntoTitle('Ask ten people\nCount the answers');
    await dialog();
    await press('Add 2 tasks');
    expect(titles()).toEqual(['Prepare', 'Ask ten people', 'Count the answers', 'Last']);
  });

  test('one pasted line goes into the title', async () => {
    await draw([emptyTask], true);
    await pasteIntoTitle('Ask ten people\n');
    expect(screen.getByLabelText('Title')).toHaveValue('Ask ten people');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says which lines are left out', async () => {
    const many = Array.from({ length: limits.tasksMax - 1 }, (_, i) => aTask(`Task number ${i}`));
    await draw(many);
    await press('Paste a list');
    await userEvent.click(within(await dialog()).getByLabelText('One task per line'));
    await userEvent.paste('- One\n- Two\n- Three');
    expect(await dialog()).toHaveTextContent(
      `2 lines don't fitYou can have up to ${limits.tasksMax} tasks. Left out: “Two”, “Three”.`,
    );
    expect(screen.getByRole('button', { name: 'Add 1 task' })).toBeEnabled();
  });
});
