// Why someone looks at personal data. It is recorded, as at the desk.
import { deskReasons, limits } from '@questline/contract';
import type { Why } from '@questline/db/administrator.ts';
import { CommandError } from './command.ts';

const example = `${deskReasons.join(', ')}, or such as "support: ticket 4711"`;

export const reasonOption = {
  value: '<reason>',
  about: `Show names and emails, and record why: ${example}`,
} as const;
export const requiredReason = {
  value: '<reason>',
  about: `Why, to be recorded: ${example}`,
  required: true,
} as const;

/** A reason of the desk, with a note after a colon. Any other text is the note of "other". */
export function readReason(text: string): Why {
  const [, reason, words] =
    new RegExp(`^(${deskReasons.join('|')})(?::\\s*(.*))?$`, 's').exec(text.trim()) ?? [];
  const note = (reason === undefined ? text : (words ?? '')).trim() || null;
  if (!reason && !note) throw new CommandError(`--reason must say why: ${example}.`, 'usage');
  if (note && note.length > limits.deskNoteMaxLength)
    throw new CommandError(`--reason may have at most ${limits.deskNoteMaxLength} characters.`, 'usage');
  return { reason: reason ?? 'other', note };
}
