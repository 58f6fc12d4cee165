// Work in progress for a task: text, link and file, and which of them will be submitted.
import type {
  Attempt,
  SubmissionDraft,
  SubmittedFile,
  SubmittedWork,
  WorkspaceTask,
} from '@questline/contract';
import { hostOfLink, limits, type SubmissionType, websiteLink } from '@questline/contract/plain';

export type Work = {
  submission_type: SubmissionType;
  text: string;
  link: string;
  file: SubmittedFile | null;
};

export const emptyWork = ({ allowed_types }: Pick<WorkspaceTask, 'allowed_types'>): Work => ({
  submission_type: allowed_types[0] ?? 'text',
  text: '',
  link: '',
  file: null,
});

export const workOfDraft = ({ submission_type, text, link, file }: SubmissionDraft): Work => ({
  submission_type,
  text,
  link,
  file,
});

export const isEmpty = ({ text, link, file }: Work) => !text.trim() && !link.trim() && !file;

/** Whether mine contains all of theirs, so replacing it loses nothing. */
export const containsAll = (mine: Work, theirs: Work) =>
  mine.text.startsWith(theirs.text.trimEnd()) &&
  mine.link.startsWith(theirs.link) &&
  (theirs.file === null || theirs.file.id === mine.file?.id);

/** Whether this work was already submitted, but the browser was closed before the response came. */
export function isSubmitted(work: Work, attempt: Attempt | undefined): boolean {
  if (attempt?.submission_type !== work.submission_type) return false;
  if (work.submission_type === 'upload') return work.file !== null && attempt.file?.id === work.file.id;
  return attempt.content === work[work.submission_type].trim();
}

/** Adds the scheme that people leave out, as in "docs.example/page". */
export function completeLink(typed: string): string {
  const link = typed.trim();
  if (!link.includes('.') || hostOfLink(link)) return link;
  return websiteLink(link)?.href ?? link;
}

export type Checked = { work: SubmittedWork } | { refusal: string };

/** The request body, or the error text if something is missing. The server validates again. */
export function checkWork({ submission_type, text, link, file }: Work): Checked {
  if (submission_type === 'upload')
    return file ? { work: { submission_type, file_id: file.id } } : { refusal: 'Choose a file first.' };
  if (submission_type === 'link') {
    const content = completeLink(link);
    if (!content) return { refusal: 'Paste a link first.' };
    if (!hostOfLink(content)) return { refusal: 'Enter a link that starts with https:// or http://' };
    return { work: { submission_type, content } };
  }
  const content = text.trim();
  if (!content) return { refusal: 'Write your answer first.' };
  if (content.length > limits.textWorkMaxLength)
    return { refusal: `Use at most ${limits.textWorkMaxLength.toLocaleString('en')} characters.` };
  return { work: { submission_type, content } };
}
