// How a student is doing on an initiative, as pure functions of the facts and the current time.
import { limits } from '../limits.ts';
import type { ApplicationStatus, EngagementWord, ProgressStatus } from '../vocabularies/statuses.ts';

type Instant = string | number | Date;
const dayMs = 86_400_000;
const msOf = (time: Instant) => new Date(time).getTime();

export type ProgressFacts = {
  status: ApplicationStatus;
  tasks_approved: number;
  /** Current number of tasks. Tasks added after completion don't count. */
  task_count: number | null;
  last_submitted_at: string | null;
  /** When the student will need attention if nothing happens before. */
  attention_at: string | null;
};

/** Approved and total tasks. A completed initiative stays complete, even if tasks were added or removed since. */
export function tasksOf({
  status,
  tasks_approved,
  task_count,
}: Omit<ProgressFacts, 'last_submitted_at' | 'attention_at'>) {
  const total = status === 'completed' ? tasks_approved : Math.max(task_count ?? 0, tasks_approved);
  return { approved: tasks_approved, total };
}

/** From 0 to 1; 0 without tasks. */
export function progressOf(facts: Omit<ProgressFacts, 'last_submitted_at' | 'attention_at'>): number {
  if (facts.status === 'completed') return 1;
  const { approved, total } = tasksOf(facts);
  return total ? approved / total : 0;
}

export function progressStatusOf(facts: ProgressFacts, now: Instant): ProgressStatus {
  if (facts.status === 'completed') return 'completed';
  const due = facts.attention_at !== null && msOf(facts.attention_at) <= msOf(now);
  if (due && facts.status === 'accepted') return 'needs_attention';
  return facts.last_submitted_at ? 'in_progress' : 'not_started';
}

export type EngagementFacts = ProgressFacts & {
  accepted_at: string | null;
  submissions_approved: number;
  submissions_decided: number;
  /** When the student last messaged the company. */
  student_wrote_at: string | null;
};

/** 1 while recent, then falling linearly to 0; 0 without any activity. */
function recencyOf(times: (string | null)[], now: Instant): number {
  const last = Math.max(...times.map((time) => (time === null ? -Infinity : msOf(time))));
  const days = (msOf(now) - last) / dayMs;
  const { engagementFreshDays: fresh, engagementZeroDays: gone } = limits;
  return Math.min(1, Math.max(0, (gone - days) / (gone - fresh)));
}

/** Who hasn't submitted anything by then needs attention. */
const newForDays = 7;

/** For how many days the student has been accepted. */
const daysOf = ({ accepted_at }: { accepted_at: string | null }, now: Instant) =>
  accepted_at === null ? 0 : (msOf(now) - msOf(accepted_at)) / dayMs;

function wordOf(facts: EngagementFacts, score: number, now: Instant): EngagementWord {
  if (facts.status === 'completed') return 'done';
  const days = daysOf(facts, now);
  if (facts.last_submitted_at === null && days < newForDays) return 'new';
  return score >= limits.engagementFair || days < limits.engagementFromDays ? 'on_track' : 'slowing_down';
}

/** A word, and a score from 0 to 100 with its parts. */
export function engagementOf(facts: EngagementFacts, now: Instant) {
  const progress = progressOf(facts);
  const recency = recencyOf([facts.last_submitted_at, facts.student_wrote_at], now);
  const { submissions_approved: approved, submissions_decided: decided } = facts;
  const approval = decided ? approved / decided : 0.5;
  const score = Math.round(50 * progress + 30 * recency + 20 * approval);
  return { word: wordOf(facts, score, now), score, progress, recency, approval };
}
