// The one table of refusals: code → HTTP status and the words people read. The first of each
// status is its general one: it stands in when an answer comes from something in between.
export const errors = {
  invalid_input: { status: 400, text: 'Please check the marked fields.' },
  not_signed_in: { status: 401, text: 'Please sign in to continue.' },
  forbidden: { status: 403, text: "You don't have permission to do that." },
  not_found: { status: 404, text: "We couldn't find that." },
  conflict: { status: 409, text: 'This has changed meanwhile. Please reload and try again.' },
  too_large: { status: 413, text: 'That is too large to send.' },
  too_many_requests: { status: 429, text: 'Too many tries. Please wait a little and try again.' },
  unexpected: { status: 500, text: 'Something went wrong. Please try again.' },
  unavailable: { status: 503, text: "We can't be reached right now. Please try again in a moment." },
  timeout: { status: 504, text: 'That took too long. Please try again.' },

  wrong_credentials: { status: 401, text: 'Invalid login credentials' },
  wrong_password: { status: 403, text: 'That is not your password' },
  password_needed: { status: 403, text: 'Please enter the password of this account.' },
  session_ended: { status: 401, text: 'Your session has ended. Please sign in again.' },
  email_not_verified: { status: 403, text: 'Please verify your e-mail address first.' },
  password_too_easy: { status: 400, text: 'That password is too easy to guess' },
  username_taken: { status: 409, text: 'That username is taken' },
  sign_up_failed: { status: 400, text: 'Failed to create account. Please try again.' },
  company_sign_up_failed: { status: 400, text: 'Failed to create company account. Please try again.' },
  link_expired: { status: 410, text: 'This link has expired or was already used.' },

  stamp_refused: { status: 403, text: 'That was too quick or took too long. Please try again.' },

  initiative_closed: { status: 409, text: 'This initiative is not taking applications right now.' },
  company_name_needed: { status: 409, text: 'Add your company name before you activate an initiative.' },
  chain_locked: { status: 403, text: 'Create three initiatives to unlock your quest chain.' },
  task_needed: { status: 409, text: 'Add at least one task before you activate this initiative.' },
  bookmarks_full: { status: 409, text: 'You have saved as many as we can keep. Remove some first.' },
  already_applied: { status: 409, text: 'You have already applied to this initiative.' },
  application_missing: { status: 404, text: 'Missing required application information.' },
  already_decided: { status: 409, text: 'This has already been decided.' },
  already_approved: { status: 409, text: 'This work has already been approved.' },
  tasks_open: { status: 409, text: 'Some tasks are still open.' },
  work_closed: { status: 409, text: 'This is no longer taking work from you.' },
  submission_type_not_allowed: { status: 400, text: 'This task does not take that kind of work.' },
  file_not_ready: { status: 409, text: 'Your file is still being checked. Please try again in a moment.' },
  file_used: { status: 409, text: 'This file has already been handed in. Please upload it again.' },
  too_many_snippets: { status: 409, text: 'You have saved as many snippets as fit. Delete one first.' },
  file_type_not_allowed: { status: 415, text: 'That kind of file is not accepted.' },
  file_too_large: { status: 413, text: 'That file is too large: 100 MB at most.' },
  file_empty: { status: 400, text: 'That file is empty.' },
  file_damaged: { status: 415, text: 'That file seems to be damaged. Please try another copy of it.' },
  picture_unreadable: { status: 415, text: 'That file is not a picture we can read.' },
  picture_too_large: { status: 413, text: 'That picture is too large: 10 MB at most.' },
  picture_too_many_pixels: { status: 413, text: 'That picture has too many pixels: 50 million at most.' },
  picture_unknown: { status: 400, text: 'Please upload that picture again.' },
  too_many_uploads: {
    status: 429,
    text: 'That is a lot of files at once. Please wait a little and try again.',
  },
  reply_needed: {
    status: 409,
    text: "You've sent 5 messages without a reply. Please wait for an answer.",
  },
  messages_used_up: {
    status: 429,
    text: "That's today's limit of messages to one person. You can write again tomorrow.",
  },
  storage_full: {
    status: 409,
    text: "You've used all of your storage. Contact us if you need more.",
  },
  conversation_not_allowed: { status: 403, text: "You can't write to this person." },
  conversation_closed: { status: 409, text: 'This conversation is closed.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;

export const errorCodes = Object.keys(errors) as ErrorCode[];

/** The body of every answer that is not 2xx. */
export type ErrorBody = {
  code: ErrorCode;
  /** The public words, so that an old tab can show a refusal it does not know. */
  text: string;
  /** For invalid_input: 'body.content' → what is wrong with it. */
  fields?: Record<string, string>;
  /** For what was decided elsewhere meanwhile: the status it has now. */
  state?: string;
  request_id?: string;
};
