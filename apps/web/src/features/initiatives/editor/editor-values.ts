// Form values of the editor: all fields present, numbers optional, nothing validated.
import type { DraftContent, InitiativeContent, OwnInitiative } from '@questline/contract';
import type { InitiativeTag, SubmissionType } from '@questline/contract/plain';
import { rewardOfValues, rewardValuesOf, type RewardValues } from './reward-values.ts';

export type ResourceValues = { title: string; url: string };
export type TaskValues = {
  /** Set for a saved task. */
  id?: string | undefined;
  title: string;
  instructions: string;
  allowed_types: SubmissionType[];
  minutes: number | null;
  resources: ResourceValues[];
  criteria: { text: string }[];
};
export type EditorValues = {
  name: string;
  description: string;
  commission: string;
  reward: RewardValues;
  tags: string[];
  overview: string;
  requirements: string;
  benefits: string;
  goals: string;
  banner_url: string | null;
  video_url: string;
  weekly_hours: number | null;
  total_hours: number | null;
  places: number | null;
  /** Days, or empty. */
  apply_by: string;
  starts_on: string;
  tasks: TaskValues[];
};

export const emptyTask: TaskValues = {
  title: '',
  instructions: '',
  allowed_types: ['text', 'upload'],
  minutes: null,
  resources: [],
  criteria: [],
};

export function valuesOf(content: DraftContent | OwnInitiative): EditorValues {
  const intake = 'intake' in content ? content.intake : content;
  return {
    name: content.name ?? '',
    description: content.description ?? '',
    commission: content.commission ?? '',
    reward: rewardValuesOf(content.reward),
    tags: content.tags ?? [],
    overview: content.overview ?? '',
    requirements: content.requirements ?? '',
    benefits: content.benefits ?? '',
    goals: content.goals ?? '',
    banner_url: content.banner_url ?? null,
    video_url: content.video_url ?? '',
    weekly_hours: content.weekly_hours ?? null,
    total_hours: content.total_hours ?? null,
    places: intake.places ?? null,
    apply_by: intake.apply_by ?? '',
    starts_on: intake.starts_on ?? '',
    tasks: (content.tasks ?? []).map(taskValuesOf),
  };
}

type AnyTask = NonNullable<DraftContent['tasks']>[number];

const taskValuesOf = (task: AnyTask): TaskValues => ({
  ...(task.id && { id: task.id }),
  title: task.title ?? '',
  instructions: task.instructions ?? '',
  allowed_types: task.allowed_types ?? emptyTask.allowed_types,
  minutes: task.minutes ?? null,
  resources: (task.resources ?? []).map(({ title = '', url = '' }) => ({ title, url })),
  criteria: (task.criteria ?? []).map((text) => ({ text })),
});

/** The form values as a draft, without validation. `base` is the initiative's version they started from. */
export function draftOf(values: EditorValues, base: string | undefined): DraftContent {
  const { commission, reward, video_url, apply_by, starts_on, tasks, ...rest } = values;
  return {
    ...rest,
    commission: commission || null,
    reward: rewardOfValues(reward),
    video_url: video_url || null,
    apply_by: apply_by || null,
    starts_on: starts_on || null,
    tasks: tasks.map(writtenTask),
    ...(base && { initiative_updated_at: base }),
  };
}

/** The form values for the contract's schema, without empty rows. */
export const contentOf = (values: EditorValues): InitiativeContent => ({
  ...values,
  tags: values.tags as InitiativeTag[],
  commission: values.commission || null,
  reward: rewardOfValues(values.reward),
  video_url: values.video_url || null,
  apply_by: values.apply_by || null,
  starts_on: values.starts_on || null,
  tasks: values.tasks.map(meantTask),
});

const writtenTask = ({ id, criteria, ...task }: TaskValues) => ({
  ...(id && { id }),
  ...task,
  criteria: criteria.map(({ text }) => text),
});

const meantTask = (task: TaskValues) => ({
  ...writtenTask(task),
  resources: task.resources.filter(({ title, url }) => title.trim() || url.trim()),
  criteria: task.criteria.flatMap(({ text }) => (text.trim() ? text : [])),
});
