// Form values of the editor: all fields present, numbers optional, nothing validated.
import type { DraftContent, InitiativeContent, OwnInitiative } from '@questline/contract';
import type { InitiativeTag, SubmissionType } from '@questline/contract/plain';

export type ResourceValues = { title: string; url: string };
export type TaskValues = {
  /** Set for a saved task. */
  id?: string | undefined;
  title: string;
  instructions: string;
  allowed_types: SubmissionType[];
  minutes: number | null;
  resources: ResourceValues[];
};
export type EditorValues = {
  name: string;
  description: string;
  commission: string;
  tags: string[];
  overview: string;
  requirements: string;
  benefits: string;
  goals: string;
  banner_url: string | null;
  video_url: string;
  weekly_hours: number | null;
  total_hours: number | null;
  tasks: TaskValues[];
};

export const emptyTask: TaskValues = {
  title: '',
  instructions: '',
  allowed_types: ['text', 'upload'],
  minutes: null,
  resources: [],
};

export function valuesOf(content: DraftContent | OwnInitiative): EditorValues {
  return {
    name: content.name ?? '',
    description: content.description ?? '',
    commission: content.commission ?? '',
    tags: content.tags ?? [],
    overview: content.overview ?? '',
    requirements: content.requirements ?? '',
    benefits: content.benefits ?? '',
    goals: content.goals ?? '',
    banner_url: content.banner_url ?? null,
    video_url: content.video_url ?? '',
    weekly_hours: content.weekly_hours ?? null,
    total_hours: content.total_hours ?? null,
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
});

/** The form values as a draft, without validation. `base` is the initiative's version they started from. */
export function draftOf(values: EditorValues, base: string | undefined): DraftContent {
  const { commission, video_url, tasks, ...rest } = values;
  return {
    ...rest,
    commission: commission || null,
    video_url: video_url || null,
    tasks: tasks.map(writtenTask),
    ...(base && { initiative_updated_at: base }),
  };
}

/** The form values for the contract's schema, without empty rows. */
export const contentOf = (values: EditorValues): InitiativeContent => ({
  ...values,
  tags: values.tags as InitiativeTag[],
  commission: values.commission || null,
  video_url: values.video_url || null,
  tasks: values.tasks.map(meantTask),
});

const writtenTask = ({ id, ...task }: TaskValues) => (id ? { id, ...task } : task);

const meantTask = (task: TaskValues) => ({
  ...writtenTask(task),
  resources: task.resources.filter(({ title, url }) => title.trim() || url.trim()),
});
