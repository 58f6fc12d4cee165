import { limits } from '@questline/contract/plain';
import { describe, expect, test } from 'vitest';
import { tasksOfList } from './tasks-of-list.ts';

const titlesOf = (text: string, room = 20) => tasksOfList(text, room).tasks.map(({ title }) => title);

describe('a pasted list of tasks', () => {
  test('makes one task per line, in order, without empty lines', () => {
    expect(titlesOf('Ask ten people\r\n\r\n  Count   the answers \n\tWrite it up\r')).toEqual([
      'Ask ten people',
      'Count the answers',
      'Write it up',
    ]);
    expect(tasksOfList(' \n - \n•\n1.\n***', 20)).toEqual({ tasks: [], shortened: 0, leftOut: [] });
  });

  test.each([
    '- Ask',
    '* Ask',
    '– Ask',
    '•Ask',
    '• Ask',
    '+ Ask',
    '☐ Ask',
    '[ ] Ask',
    '- [x] Ask',
    '1. Ask',
    '1.Ask',
    '12) Ask',
    '(3) Ask',
    '4: Ask',
    'b) Ask',
    'Step 2: Ask',
    'TASK 10 - Ask',
    '- 1. Ask',
  ])('strips the mark of “%s”', (line) => {
    expect(titlesOf(line)).toEqual(['Ask']);
  });

  test.each([
    '3 posters for the window',
    '1.5 hours of calls',
    '9:30 meeting',
    '2026 in numbers',
    '-5 degrees',
    'A. Smith interview',
    'Task force',
    'e-commerce check',
  ])('keeps “%s” whole', (line) => {
    expect(titlesOf(line)).toEqual([line]);
  });

  test('leaves out what there is no room for, and says what', () => {
    const { tasks, leftOut } = tasksOfList('1. One\n2. Two\n3. Three\n4. Four', 2);
    expect(tasks.map(({ title }) => title)).toEqual(['One', 'Two']);
    expect(leftOut).toEqual(['Three', 'Four']);
    expect(tasksOfList('One', 0)).toEqual({ tasks: [], shortened: 0, leftOut: ['One'] });
  });

  test('shortens a long title after a whole word and keeps the line in the instructions', () => {
    const line = 'word '.repeat(40).trim();
    const { tasks, shortened } = tasksOfList(`- ${line}\n- Short`, 20);
    expect(shortened).toBe(1);
    expect(tasks[0]!.title).toMatch(/ word…$/);
    expect(tasks[0]!.title.length).toBeLessThanOrEqual(limits.nameMaxLength);
    expect(tasks[0]!.instructions).toBe(line);
    expect(tasks[1]).toEqual({ title: 'Short', instructions: '' });
  });

  test('a line without spaces is cut, but never inside a character', () => {
    const [title] = titlesOf('🍞'.repeat(100));
    expect(title).toBe(undefined);
    const [cut] = titlesOf(`x${'𝒜'.repeat(100)}`);
    expect(cut!.length).toBeLessThanOrEqual(limits.nameMaxLength);
    expect(cut!.isWellFormed()).toBe(true);
  });
});
