import type { SubmissionType } from '@questline/contract/plain';

/** The types of work students can submit, as companies choose them. */
export const submissionKinds: Record<SubmissionType, { label: string; help: string }> = {
  text: { label: 'Text', help: 'Typed on Questline' },
  link: { label: 'Link', help: 'To a page, post or folder' },
  upload: { label: 'File', help: 'Images, videos, documents' },
};
