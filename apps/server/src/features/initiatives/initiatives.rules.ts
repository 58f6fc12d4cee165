// Decisions about initiatives and their drafts: pure, no I/O, no clock.
import { isDeepStrictEqual } from 'node:util';
import {
  findMissing,
  limits,
  rewardOf,
  type ApplicationStatus,
  type ApplyRefusal,
  type ClosedReason,
  type DraftContent,
  type ErrorCode,
  type InitiativeContent,
  type InitiativeStatus,
  type ActivationFacts,
  type NeededCheck,
  type Task,
} from '@questline/contract';
import type { Account } from '../../platform/actor.ts';

type Activatable = ActivationFacts & { status: InitiativeStatus };

export const canOf = (initiative: Activatable) => ({
  edit: true,
  activate: initiative.status === 'inactive' && findMissing(initiative) === undefined,
  deactivate: initiative.status === 'active',
  delete: true,
});

const refusals: Record<NeededCheck, ErrorCode> = {
  name: 'invalid_input',
  tasks: 'task_needed',
  company_name: 'company_name_needed',
  verified_email: 'email_not_verified',
};

export function whyNotActivate(initiative: ActivationFacts): ErrorCode | undefined {
  const missing = findMissing(initiative);
  return missing && refusals[missing];
}

const written = [
  'name',
  'description',
  'commission',
  'reward',
  'tags',
  'overview',
  'requirements',
  'benefits',
  'goals',
  'banner_url',
  'video_url',
  'weekly_hours',
  'total_hours',
  'places',
  'apply_by',
  'starts_on',
] as const;
type Written = Omit<InitiativeContent, 'tasks' | 'tags'> & { tags: string[] };
type WrittenRow = Omit<Written, 'reward'> & Parameters<typeof rewardOf>[0];

const contentOfRow = (row: WrittenRow): Written => ({ ...row, reward: rewardOf(row) });

const words = (task: InitiativeContent['tasks'][number] | Task) => [
  task.title,
  task.instructions,
  task.allowed_types,
  task.minutes,
  task.resources.map(({ title, url }) => [title, url]),
  task.criteria,
];
const contentOf = (it: Written, tasks: InitiativeContent['tasks'] | Task[]) => [
  written.map((field) => it[field]),
  tasks.map(words),
];

/** Whether saving would change nothing. Then no version conflicts either, so a save whose response was lost can be sent
 *  again. */
export const isUnchanged = (row: WrittenRow, tasks: Task[], content: InitiativeContent) =>
  isDeepStrictEqual(contentOf(contentOfRow(row), tasks), contentOf(content, content.tasks));

/** Whether the save is based on the current version. */
export const isSeen = (row: { updated_at: string }, seen: string | null) =>
  seen !== null && Date.parse(row.updated_at) === Date.parse(seen);

type ExistingDraft = { updated_at: string; content: unknown };

/** What writing a draft does. A draft that existed and is gone was saved or discarded elsewhere, so it is not
 *  recreated. */
export function draftStep(
  existing: ExistingDraft | undefined,
  { content, updated_at }: { content: DraftContent; updated_at: string | null },
): 'begin' | 'change' | 'keep' | 'conflict' {
  if (!existing) return updated_at === null ? 'begin' : 'conflict';
  if (isDeepStrictEqual(existing.content, content)) return 'keep';
  return isSeen(existing, updated_at) ? 'change' : 'conflict';
}

/** The draft of a duplicate: a new name, no task ids, and no dates that have passed. */
export function duplicateOf(row: WrittenRow, tasks: Task[], today: string): DraftContent {
  const original = contentOfRow(row);
  const content = Object.fromEntries(written.map((field) => [field, original[field]])) as Written;
  return {
    ...content,
    apply_by: ahead(content.apply_by, today),
    starts_on: ahead(content.starts_on, today),
    name: `Copy of ${row.name}`.slice(0, limits.nameMaxLength),
    tasks: tasks.map(({ title, instructions, allowed_types, minutes, resources, criteria }) => ({
      title,
      instructions,
      allowed_types,
      minutes,
      resources,
      criteria,
    })),
  };
}

/** ISO dates compare like text. */
const ahead = (day: string | null, today: string) => (day !== null && day >= today ? day : null);

export const unlocksChain = (created: number) => created === limits.questChainLength;
export const isQuestStep = (created: number) => created <= limits.questChainLength;

type OnPage = {
  company_id: string;
  status: InitiativeStatus;
  deleted_at: string | null;
  email_verified: boolean;
  closed: ClosedReason | null;
  application_status: ApplicationStatus | null;
  accepted_at: string | null;
};

/** A company can read its own. Accepted students can still read a deleted one as part of their history. */
export const mayRead = (it: Omit<OnPage, 'closed'>, actor: Account) =>
  actor.kind === 'company' ? it.company_id === actor.id : it.deleted_at === null || it.accepted_at !== null;

/** Why the student cannot apply now, most important reason first. */
export function whyNotApply(it: OnPage, actor: Account): ApplyRefusal | null {
  if (actor.kind === 'company') return 'forbidden';
  if (it.application_status !== null && it.application_status !== 'withdrawn') return 'already_applied';
  if (it.status !== 'active') return 'initiative_closed';
  if (it.closed) return it.closed;
  return it.email_verified ? null : 'email_not_verified';
}

export function canOnPage(it: OnPage, actor: Account) {
  const apply_refusal = whyNotApply(it, actor);
  return {
    apply: apply_refusal === null,
    apply_refusal,
    withdraw: actor.kind === 'student' && it.application_status === 'pending',
    open_tasks: actor.kind === 'student' && it.accepted_at !== null,
    // A closed initiative that is readable only through its bookmark would disappear the moment it is unbookmarked.
    bookmark: actor.kind === 'student' && (it.status === 'active' || it.application_status !== null),
  };
}
