// All statuses. Each domain decides which transitions are allowed.
export const initiativeStatuses = ['active', 'inactive'] as const;
export type InitiativeStatus = (typeof initiativeStatuses)[number];

export const applicationStatuses = [
  'pending',
  'accepted',
  'rejected',
  'withdrawn',
  'completed',
  'ended',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The stage of the relationship between a student and a company; a completed application keeps it at accepted. `left`:
 *  the student has left everything, or the company never answered. `closed`: one of the two accounts is deleted. */
export const tieStages = ['pending', 'rejected', 'ended', 'accepted', 'withdrawn', 'closed', 'left'] as const;
export type TieStage = (typeof tieStages)[number];

/** The outcome of the application behind a conversation. */
export const conversationStatuses = ['accepted', 'completed', 'ended', 'rejected'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

export const submissionTypes = ['text', 'link', 'upload'] as const;
export type SubmissionType = (typeof submissionTypes)[number];

export const submissionStatuses = ['pending', 'reviewed', 'approved', 'needs_revision'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

export const fileStatuses = ['pending', 'ready', 'refused'] as const;
export type FileStatus = (typeof fileStatuses)[number];

export const progressStatuses = ['not_started', 'in_progress', 'completed', 'needs_attention'] as const;
export type ProgressStatus = (typeof progressStatuses)[number];

export const engagementWords = ['new', 'on_track', 'slowing_down', 'done'] as const;
export type EngagementWord = (typeof engagementWords)[number];

/** A task's state for the student: nothing submitted yet, or the status of the latest attempt. */
export const taskStates = ['open', ...submissionStatuses] as const;
export type TaskState = (typeof taskStates)[number];

export const reviewStatuses = ['approved', 'needs_revision', 'reviewed'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
