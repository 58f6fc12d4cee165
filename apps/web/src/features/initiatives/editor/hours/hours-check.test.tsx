// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { useDom } from '../../../../ui/tests/dom.ts';
import { type EditorValues, emptyTask, valuesOf } from '../editor-values.ts';
import { HoursCheck } from './hours-check.tsx';

useDom();

const tasks = [
  { ...emptyTask, title: 'Ask ten people', minutes: 90 },
  { ...emptyTask, title: 'Write it up', minutes: 120 },
];

function Editor() {
  const form = useForm<EditorValues>({ defaultValues: { ...valuesOf({ total_hours: 6 }), tasks } });
  return (
    <FormProvider {...form}>
      <HoursCheck />
      <output aria-label="Total">{useWatch({ control: form.control, name: 'total_hours' })}</output>
    </FormProvider>
  );
}

test('changes the total only with a click, and keeps the focus', async () => {
  render(<Editor />);
  const line = screen.getByText('Your tasks add up to 3 h 30 min. You planned 6 hours.');
  expect(screen.getByLabelText('Total')).toHaveTextContent('6');
  await userEvent.click(screen.getByRole('button', { name: 'Set the total to 4 hours' }));
  expect(screen.getByLabelText('Total')).toHaveTextContent('4');
  expect(line).toHaveTextContent('within the 4 hours you planned.');
  expect(line.closest('p')).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});
