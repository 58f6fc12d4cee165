// The differences between two versions of an initiative, as readable text.
import { rewardText } from '@questline/contract/plain';
import { minutesInWords } from '../../../lib/format/durations.ts';
import type { EditorValues, TaskValues } from './editor-values.ts';
import { rewardOfValues } from './reward-values.ts';
import { submissionKinds } from '../details/submission-kinds.ts';

type Difference = { what: string; mine: string; theirs: string };

const labels = {
  name: 'Name',
  description: 'Description',
  tags: 'Tags',
  banner_url: 'Banner',
  video_url: 'Video',
  overview: 'Overview',
  requirements: 'Requirements',
  benefits: 'Benefits',
  goals: 'Goals',
  commission: 'Commission',
  reward: 'Reward',
  weekly_hours: 'Hours per week',
  total_hours: 'Total hours',
  places: 'Places',
  apply_by: 'Apply by',
  starts_on: 'Starts on',
} as const satisfies Partial<Record<keyof EditorValues, string>>;

function fieldInWords(field: keyof typeof labels, values: EditorValues): string {
  if (field === 'reward') {
    const reward = rewardOfValues(values.reward);
    return reward ? rewardText(reward) : '';
  }
  const value = values[field];
  if (field === 'banner_url') return value ? 'An image' : '';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

const taskInWords = (task: TaskValues | undefined): string =>
  task
    ? [
        task.title || 'Untitled task',
        task.instructions,
        task.allowed_types.map((type) => submissionKinds[type].label).join(', '),
        task.minutes !== null && minutesInWords(task.minutes),
        ...task.criteria.map(({ text }) => text),
        ...task.resources.map(({ title, url }) => `${title} ${url}`),
      ]
        .filter(Boolean)
        .join('\n')
    : '';

export function differencesOf(mine: EditorValues, theirs: EditorValues): Difference[] {
  const fields = (Object.keys(labels) as (keyof typeof labels)[])
    .filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]))
    .map((field) => ({
      what: labels[field],
      mine: fieldInWords(field, mine),
      theirs: fieldInWords(field, theirs),
    }));
  const max = Math.max(mine.tasks.length, theirs.tasks.length);
  const tasks = Array.from({ length: max }, (_, i) => ({
    what: `Task ${i + 1}`,
    mine: taskInWords(mine.tasks[i]),
    theirs: taskInWords(theirs.tasks[i]),
  })).filter((task) => task.mine !== task.theirs);
  return [...fields, ...tasks];
}
