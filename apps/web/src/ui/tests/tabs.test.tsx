// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from '../layout/tabs.tsx';
import { useDom } from './dom.ts';

useDom();
afterEach(() => vi.restoreAllMocks());

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

test('scrolls the selected tab into the middle of a row that is too narrow', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent === 'Done' ? 180 : 0;
  });
  render(<Two />);
  const row = screen.getByRole('tablist');
  expect(row.scrollLeft).toBeLessThanOrEqual(0);
  await userEvent.click(tab('Done'));
  expect(row.scrollLeft).toBe(150);
});
