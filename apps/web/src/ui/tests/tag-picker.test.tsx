// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { matchingTags } from '../forms/tag-picker-matches.ts';
import { TagPicker } from '../forms/tag-picker.tsx';
import { useDom } from './dom.ts';

useDom();

const catalog = [
  { name: 'Food', tags: ['Bakery', 'Cafés', 'Catering'] },
  { name: 'Social Impact', tags: ['Nonprofit', 'Community'] },
];

function Picker({ start, max = 5 }: { start?: string[]; max?: number }) {
  const [value, setValue] = useState(start ?? []);
  return <TagPicker label="Industry" catalog={catalog} value={value} onChange={setValue} max={max} />;
}

const search = () => screen.getByRole('combobox', { name: 'Industry' });
const option = (name: string) => screen.getByRole('option', { name });

test('always shows the number of selected tags', async () => {
  render(<Picker start={['Bakery']} />);
  expect(screen.getByText('Selected tags (1/5)')).toBeVisible();
  await userEvent.click(option('Cafés'));
  expect(screen.getByText('Selected tags (2/5)')).toBeVisible();
});

test('blocks further picks at the limit, and allows them again after removing one', async () => {
  render(<Picker start={['Bakery', 'Cafés']} max={2} />);
  expect(option('Catering')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option('Catering'));
  expect(option('Catering')).toHaveAttribute('aria-selected', 'false');

  await userEvent.click(screen.getByRole('button', { name: 'Remove Bakery' }));
  await userEvent.click(option('Catering'));
  expect(option('Catering')).toHaveAttribute('aria-selected', 'true');
});

test('the whole catalog can be reached by keyboard', async () => {
  render(<Picker />);
  await userEvent.type(search(), '{ArrowDown}{ArrowDown}{Enter}');
  expect(option('Cafés')).toHaveAttribute('aria-selected', 'true');
  expect(search()).toHaveAttribute('aria-activedescendant', option('Cafés').id);

  await userEvent.type(search(), '{ArrowUp}{ArrowUp}{Enter}');
  expect(option('Community')).toHaveAttribute('aria-selected', 'true');

  await userEvent.type(search(), '{Enter}');
  expect(option('Community')).toHaveAttribute('aria-selected', 'false');

  await userEvent.type(search(), '{Backspace}');
  expect(screen.getByText('Selected tags (0/5)')).toBeVisible();
});

test('Enter never picks a hidden tag', async () => {
  render(<Picker />);
  await userEvent.type(search(), '{ArrowDown}nonp');
  expect(search()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.type(search(), '{Enter}');
  expect(within(screen.getByRole('list', { name: 'Selected tags' })).getByText('Nonprofit')).toBeVisible();
});

test('Enter in an empty search picks nothing and submits no form', async () => {
  let sent = false;
  render(
    <form onSubmit={() => (sent = true)}>
      <Picker />
    </form>,
  );
  await userEvent.type(search(), '{Enter}');
  expect(sent).toBe(false);
  expect(screen.getByText('Selected tags (0/5)')).toBeVisible();
});

test('a search without results says so, and Escape clears it', async () => {
  render(<Picker />);
  await userEvent.type(search(), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No tags match “zzz”');
  await userEvent.keyboard('{Escape}');
  expect(screen.getAllByRole('option')).toHaveLength(5);
});

test('search ignores case and accents and includes groups', () => {
  expect(matchingTags(catalog, 'CAFES')).toEqual([{ name: 'Food', tags: ['Cafés'] }]);
  expect(matchingTags(catalog, 'impact')).toEqual([catalog[1]]);
  expect(matchingTags(catalog, ' ')).toEqual(catalog);
});

test('short, starts with the first few tags of a long list; searching and a button show the others', async () => {
  const topics = [{ name: 'Topics', tags: Array.from({ length: 12 }, (_, i) => `Topic ${i + 1}`) }];
  render(<TagPicker label="Tags" catalog={topics} value={[]} onChange={() => {}} max={5} short />);
  const shown = () => screen.getAllByRole('option').length;
  expect(shown()).toBe(8);
  const box = screen.getByRole('combobox', { name: 'Tags' });
  await userEvent.type(box, 'topic 12');
  expect(option('Topic 12')).toBeVisible();
  await userEvent.clear(box);
  expect(shown()).toBe(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12 tags' }));
  expect(shown()).toBe(12);
  expect(box).toHaveFocus();
});
