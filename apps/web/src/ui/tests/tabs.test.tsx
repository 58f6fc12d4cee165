// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from '../layout/tabs.tsx';
import { useDom } from './dom.ts';

useDom();

const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
] as const;

function Two() {
  const [value, setValue] = useState<'open' | 'done'>('open');
  return (
    <Tabs label="Tasks" tabs={tabs} value={value} onChange={setValue}>
      {value}
    </Tabs>
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });

test('a clicked tab has the focus without a ring; using the keyboard shows the ring', async () => {
  render(<Two />);
  await userEvent.click(tab('Done'));
  expect(tab('Done')).toHaveFocus();
  expect(tab('Done')).toHaveAttribute('data-pressed');
  expect(tab('Done')).toHaveClass('data-pressed:outline-none');
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Open')).toHaveFocus();
  expect(tab('Open')).not.toHaveAttribute('data-pressed');
  expect(tab('Done')).not.toHaveAttribute('data-pressed');
});
