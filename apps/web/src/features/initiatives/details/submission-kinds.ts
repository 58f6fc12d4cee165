import type { SubmissionType } from '@questline/contract/plain';

/** What students may hand in, as companies choose it. */
export const submissionKinds: Record<SubmissionType, { label: string; help: string }> = {
  text: { label: 'Text', help: 'Written right here' },
  link: { label: 'Link', help: 'To a page, post or folder' },
  upload: { label: 'File', help: 'Pictures, films, documents' },
};
