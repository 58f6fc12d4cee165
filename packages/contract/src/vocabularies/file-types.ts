// The files a student may submit: extension → media type. A file is judged by its media type,
// so that photo.jpeg passes as photo.jpg does; the extensions are for telling people.
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
