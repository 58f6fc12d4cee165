// Explains why someone can't write right now: the student is paused, or the limits per pair. The server decides.
import type { Conversation } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { errors, limits } from '@questline/contract/plain';

export type Wait = Conversation['wait'];

const waits = {
  account_paused: 'paused',
  student_paused: 'paused',
  reply_needed: 'reply',
  messages_used_up: 'tomorrow',
} as const;

/** What a refusal asks to wait for, if it's one of these. */
export const waitOfError = (error: unknown): Wait =>
  error instanceof ApiError ? (waits[error.code as keyof typeof waits] ?? null) : null;

export function waitText(wait: NonNullable<Wait>, { name, user_type }: Conversation['other']) {
  if (wait === 'paused')
    return user_type === 'student' ? errors.student_paused.text : errors.account_paused.text;
  if (wait === 'reply')
    return `You've sent ${limits.messagesUnanswered} messages without a reply. Wait for ${name} to answer before you write again.`;
  const max = user_type === 'student' ? limits.companyMessagesPerDay : limits.studentMessagesPerDay;
  return `You've sent ${max} messages to ${name} today, which is the daily limit. You can write again tomorrow.`;
}
