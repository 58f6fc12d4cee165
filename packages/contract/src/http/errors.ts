// Every error the API can return: code → HTTP status and the text people see. The first code of each status is
// the default when a proxy answers instead of our server.
import type { ContactKind } from '../vocabularies/contact-details.ts';

export const errors = {
  invalid_input: { status: 400, text: 'Please check the highlighted fields.' },
  not_signed_in: { status: 401, text: 'Please sign in to continue.' },
  forbidden: { status: 403, text: "You don't have permission to do that." },
  not_found: { status: 404, text: "We couldn't find that. It may have been deleted." },
  conflict: { status: 409, text: 'This changed since you opened it. Please reload and try again.' },
  too_large: { status: 413, text: "That's too large to send. Please shorten it and try again." },
  too_many_requests: { status: 429, text: 'Too many attempts. Please wait a moment and try again.' },
  unexpected: { status: 500, text: 'Something went wrong. Please try again.' },
  unavailable: { status: 503, text: "We can't connect right now. Please try again in a moment." },
  maintenance: { status: 503, text: "We're updating the site. Please try again in a few minutes." },
  timeout: { status: 504, text: 'That took too long. Please try again.' },

  wrong_credentials: { status: 401, text: 'Invalid login credentials' },
  wrong_password: { status: 403, text: "That password isn't right. Please try again." },
  password_needed: { status: 403, text: 'Please enter the password for this account.' },
  no_company: {
    status: 403,
    text: "You're no longer part of a company. Join one with the link in its invitation.",
  },
  last_owner: { status: 409, text: 'A company needs at least one owner. Make someone else an owner first.' },
  already_teammate: { status: 409, text: 'This person is already on your team.' },
  already_in_company: {
    status: 409,
    text: 'Your account belongs to another company. Leave its team in Settings first.',
  },
  already_invited: {
    status: 409,
    text: 'This person is already invited. You can send the invitation again.',
  },
  name_needed_to_invite: { status: 409, text: 'Add your company name before you invite people.' },
  team_full: {
    status: 409,
    text: 'Your team is full. Remove someone before you invite another person.',
  },
  invitation_failed: {
    status: 400,
    text: "We couldn't create this account. If you already have one, sign in with it.",
  },
  push_refused: { status: 400, text: "This browser can't get our notifications." },
  session_ended: { status: 401, text: 'Your session has ended. Please sign in again.' },
  email_not_verified: { status: 403, text: 'Please verify your email first. Open the link we sent you.' },
  password_too_easy: { status: 400, text: 'That password is too easy to guess. Please choose another.' },
  username_taken: { status: 409, text: 'That username is taken. Please choose another.' },
  sign_up_failed: { status: 400, text: 'Failed to create account. Please try again.' },
  company_sign_up_failed: { status: 400, text: 'Failed to create company account. Please try again.' },
  account_refused: { status: 403, text: "You can't create an account right now." },
  birth_month_needed: { status: 409, text: 'Please tell us when you were born before you apply.' },
  birth_month_refused: { status: 403, text: "You can't apply right now." },
  guardian_needed: {
    status: 409,
    text: "Please tell us a parent's or guardian's email before you apply.",
  },
  guardian_is_self: {
    status: 400,
    text: "That's your own email. Please enter your parent's or guardian's.",
  },
  account_paused: {
    status: 403,
    text: 'Your parent or guardian paused your account. You can still read everything.',
  },
  student_paused: {
    status: 409,
    text: "This student's account is paused, so you can't write to them right now.",
  },
  break_day_refused: {
    status: 400,
    text: 'Please choose a day from tomorrow to eight weeks from now.',
  },
  account_suspended: {
    status: 403,
    text: 'Your access is suspended. Reply to the email we sent you to learn more.',
  },
  company_suspended: {
    status: 409,
    text: 'This company is suspended right now, so nothing can be sent to it.',
  },
  link_expired: { status: 410, text: 'This link has expired or was already used.' },

  invited_recently: {
    status: 429,
    text: 'This email got an invitation within the last hour. Please try again later.',
  },
  last_passkey: {
    status: 409,
    text: 'You need at least one passkey. Add another before you remove this one.',
  },
  operator_exists: { status: 409, text: "There's already an operator with this email." },
  own_operator: { status: 403, text: "You can't change your own account here. Ask another lead." },
  already_verified: { status: 409, text: 'This email is already verified.' },
  email_taken: { status: 409, text: 'Another account uses this email, or did until recently.' },
  second_person_needed: { status: 403, text: 'You started this. Ask another lead to approve it.' },
  email_corrected_recently: {
    status: 409,
    text: 'This email was changed or disputed in the last 7 days. Try again later.',
  },
  deletion_not_requested: {
    status: 409,
    text: 'This took too long. Start the deletion again.',
  },
  name_mismatch: { status: 409, text: "That isn't the name. Type it exactly as shown." },
  confirmation_needed: { status: 403, text: 'Please confirm with your passkey.' },
  passkey_refused: { status: 403, text: "That passkey wasn't accepted. Please try again." },
  recovery_code_refused: { status: 403, text: "That recovery code isn't right, or it was already used." },

  stamp_refused: { status: 403, text: 'This form has expired. Please send it again.' },

  initiative_closed: { status: 409, text: "This initiative isn't taking applications right now." },
  deadline_passed: { status: 409, text: 'The deadline for applications has passed.' },
  places_taken: { status: 409, text: 'All places are taken.' },
  places_below_taken: {
    status: 409,
    text: "You've already accepted more students than that. Choose more places.",
  },
  time_zone_unknown: { status: 400, text: "We don't know that time zone. Please choose another." },
  company_name_needed: { status: 409, text: 'Add your company name before you activate an initiative.' },
  rewards_overdue: {
    status: 409,
    text: "You've owed a student a reward for over 30 days. Please pay it first.",
  },
  chain_locked: { status: 403, text: 'Create three initiatives to unlock your quest chain.' },
  task_needed: { status: 409, text: 'Add at least one task before you activate this initiative.' },
  bookmarks_full: {
    status: 409,
    text: "You've reached the limit for saved initiatives. Remove some to save more.",
  },
  already_applied: { status: 409, text: "You've already applied to this initiative." },
  application_missing: { status: 404, text: 'Missing required application information.' },
  already_decided: { status: 409, text: 'This has already been decided. Reload to see the decision.' },
  already_approved: {
    status: 409,
    text: 'This work has already been approved. Continue with your next task.',
  },
  tasks_open: { status: 409, text: "Some tasks aren't approved yet. You can finish once they all are." },
  work_closed: {
    status: 409,
    text: 'You can no longer submit work here. This collaboration or task has ended.',
  },
  submission_type_not_allowed: {
    status: 400,
    text: "This task doesn't accept that type of submission. Choose another type.",
  },
  file_not_ready: { status: 409, text: 'Your file is still being checked. Please try again in a moment.' },
  file_used: { status: 409, text: 'This file was already submitted. Please upload it again.' },
  too_many_snippets: {
    status: 409,
    text: "You've reached the limit for saved feedback. Delete one to save another.",
  },
  too_many_notes: {
    status: 409,
    text: "You've reached the limit for notes about this student. Delete one to add another.",
  },
  file_type_not_allowed: { status: 415, text: "We can't accept that type of file. Please choose another." },
  file_too_large: { status: 413, text: 'That file is too large. The limit is 100 MB.' },
  file_empty: { status: 400, text: 'That file is empty. Please choose another.' },
  file_damaged: { status: 415, text: 'That file seems to be damaged. Please try another copy.' },
  image_unreadable: { status: 415, text: "We can't read that image. Please choose another." },
  image_too_large: { status: 413, text: 'That image is too large. The limit is 10 MB.' },
  image_too_many_pixels: {
    status: 413,
    text: 'That image is larger than 50 megapixels. Please choose a smaller one.',
  },
  image_unknown: { status: 400, text: 'Please upload that image again.' },
  too_many_uploads: {
    status: 429,
    text: 'Too many uploads at the same time. Please wait a moment and try again.',
  },
  reply_needed: {
    status: 409,
    text: "You've sent 5 messages without a reply. You can write again once they answer.",
  },
  messages_used_up: {
    status: 429,
    text: "You've reached today's message limit. You can write again tomorrow.",
  },
  storage_full: {
    status: 409,
    text: "You've used all of your storage. Reply to any of our emails if you need more.",
  },
  conversation_not_allowed: { status: 403, text: "You can't message this person." },
  contact_details: {
    status: 409,
    text: 'This looks like contact details. Please remove them and try again.',
  },
  conversation_closed: { status: 409, text: 'This conversation is closed.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;

export const errorCodes = Object.keys(errors) as ErrorCode[];

/** `by` is null if it was the person who asks, for example in another tab. */
export type First = { by: { id: string; name: string } | null; at: string };

/** The body of every response that is not 2xx. */
export type ErrorBody = {
  code: ErrorCode;
  /** The text for people, so an old tab can show an error it doesn't know. */
  text: string;
  /** For invalid_input: 'body.content' → what's wrong with it. */
  fields?: Record<string, string>;
  /** The current status, if someone else changed it first. */
  state?: string;
  /** Who changed it first, and when. Only for people of the same company. */
  first?: First;
  /** For contact_details: what was found. */
  found?: ContactKind[];
  request_id?: string;
};
