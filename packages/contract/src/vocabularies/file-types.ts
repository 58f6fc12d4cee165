// File types that students may submit: extension → media type. Files are checked by media type, so photo.jpeg works
// like photo.jpg. The extensions are for display.
export const submissionFileTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  csv: 'text/csv',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
} as const;

export type SubmissionFileExtension = keyof typeof submissionFileTypes;
export type SubmissionMediaType = (typeof submissionFileTypes)[SubmissionFileExtension];

export type PreviewKind = 'image' | 'pdf' | 'text' | 'video' | 'audio';

/** How a file is shown next to its review; the others can only be downloaded. */
export function previewKindOf(mediaType: string): PreviewKind | undefined {
  if (mediaType === submissionFileTypes.pdf) return 'pdf';
  const [family] = mediaType.split('/');
  return (['image', 'text', 'video', 'audio'] as const).find((kind) => kind === family);
}

/** Serves the bytes to an element of the page that can't send a bearer token. */
export const previewPath = (fileId: string) => `/api/files/${fileId}/preview`;
