// Test fixture: every column of the database that can contain text, and what a student can leave in it. A new column
// fails canaries.test.ts until it is listed here.

/** Columns with a student's words or details, and the place whose string each of them must contain before the account is
 *  deleted. */
export const studentColumns: Record<string, string> = {
  'conversations.last_preview': 'reply',
  'email_corrections.new_email': 'corrected email',
  'email_corrections.old_email': 'email',
  'files.media_type': 'type of an unfinished upload',
  'files.original_name': 'file name',
  'files.public_path': 'address of the photo',
  'guardians.email': "guardian's email",
  'inbox_messages.content': 'message',
  'inbox_messages.subject': 'subject of a message',
  'initiative_applications.note': 'note of a pending application',
  'initiative_applications.student_name': 'full name',
  'initiative_applications.student_surname': 'full name',
  'profiles.full_name': 'full name',
  'profiles.photo_url': 'address of the photo',
  'profiles.username': 'username',
  'push_subscriptions.endpoint': 'address of a device',
  'record_entries.college_text': 'text for a college application',
  'record_entries.resume_text': 'text for a résumé',
  'reports.details': 'words in a report',
  'reports.reported_name': 'full name',
  'reports.snapshot': 'reported message',
  'status_changes.note': 'note of a withdrawn application',
  'student_cards.full_name': 'full name',
  'student_cards.photo_url': 'address of the photo',
  'student_cards.username': 'username',
  'student_contacts.instagram_handle': 'Instagram handle',
  'student_contacts.linkedin_handle': 'LinkedIn handle',
  'student_contacts.school': 'school',
  'student_notes.content': "team's note about the student",
  'submission_drafts.work_link': 'link in a draft',
  'submission_drafts.work_text': 'text in a draft',
  'task_submissions.content': 'submitted text',
  'users.email': 'email',
};

/** Columns without a student's words, by the reason. */
export const otherColumns: Record<string, string> = {
  'a value from a list, or of a fixed format': `access_log.action access_log.actor access_log.details access_log.reason company_profiles.user_type
    company_profiles.verification company_reviews.conduct company_reviews.reason company_reviews.status consent_ledger.kind
    consent_ledger.text_version conversations.application_status desk_log.actions desk_log.reason desk_log.what events.name
    files.purpose files.refusal files.status guardians.status held_decisions.decision initiative_applications.status initiatives.status
    initiative_applications.reward_currency initiative_applications.reward_per initiatives.reward_currency
    initiatives.apply_by initiatives.reward_per initiatives.starts_on company_profiles.time_zone rewards.currency rewards.paid_how rewards.paid_on rewards.state
    initiatives.taken_down_for invitations.role mail_deliveries.kind mail_deliveries.last_error mail_deliveries.status mail_rounds.kind members.role
    notification_preferences.in_app_off notification_preferences.mail_off notification_preferences.push_off notifications.kind operator_challenges.purpose
    operator_passkeys.transports operators.role profiles.user_type removed_contacts.actions removed_contacts.outcome
    removed_contacts.place reports.actions reports.outcome reports.reason reports.status reports.subject sessions.device
    status_changes.status status_changes.subject student_breaks.back_on student_cards.company_tags student_cards.experience_level
    student_cards.initiative_tags student_cards.motivations student_cards.skills student_profiles.birth_month
    student_profiles.company_tags student_profiles.experience_level student_profiles.initiative_tags
    student_profiles.motivations student_profiles.skills student_profiles.time_zone student_profiles.user_type
    student_welcomes.survey_skipped submission_drafts.submission_type task_submissions.status
    task_submissions.submission_type tasks.allowed_types ties.stage unread_conversations.application_status
    email_corrections.proof email_corrections.status
    email_days.day email_days.outcome initiative_days.day mail_deliveries.recipient_of mail_failures.decision mail_failures.kind
    mail_failures.last_error mail_failures.recipient_of mail_failures.status processes.kind processes.version
    operator_sessions.device prospects.invited_as prospects.kind prospects.status users.is_new_signup`,
  'a hash, a key or an id': `access_log.digest consent_ledger.guardian_hash credential_status_lists.bits events.trace files.object_key initiative_changes.xact
    log_seals.digest log_seals.seal log_seals.secret_name mail_deliveries.message_id mail_deliveries.recipient
    mail_failures.recipient
    operator_challenges.challenge_hash operator_passkeys.credential_id operator_passkeys.public_key
    operator_recovery_codes.code_hash operator_sessions.token_hash operators.password_hash operators.setup_hash
    push_subscriptions.auth push_subscriptions.p256dh record_credentials.code record_pages.link
    try_counts.key users.password_hash`,
  "a company's words": `closing_words.person_name closing_words.words company_profiles.banner_url company_profiles.company_name company_profiles.description
    company_profiles.industry company_profiles.instagram_handle company_profiles.logo_url company_profiles.mission
    company_profiles.video_url company_profiles.website company_reviews.company_name company_reviews.contact_role
    company_reviews.country company_reviews.legal_name company_reviews.registration_number company_reviews.website
    company_terms.term feedback_snippets.content feedback_snippets.name held_decisions.criteria_met
    held_decisions.note
    initiative_applications.decision_note initiative_applications.initiative_was blocks.company_was
    initiative_drafts.content initiative_terms.term initiatives.banner_url initiatives.benefits initiatives.commission
    initiatives.company_was initiatives.description initiatives.goals initiatives.name initiatives.overview
    initiatives.requirements initiatives.skills initiatives.tags initiatives.task_outline initiatives.video_url
    record_entries.company_name record_entries.initiative_name record_entries.skills record_entries.tasks
    removed_contacts.company_name removed_contacts.found removed_contacts.original removed_contacts.person_name
    search_words.word task_submissions.criteria task_submissions.feedback tasks.criteria tasks.instructions
    tasks.resources tasks.title users.company_name`,
  "an operator's words": `company_reviews.note desk_log.note operator_passkeys.name operators.email operators.name
    prospect_notes.text removed_contacts.note reports.note`,
  'not part of an account: people who leave their email on a public page, or are invited to a team': `inquiries.company inquiries.contact_name inquiries.email inquiries.message inquiries.website inquiries.wishes
    invitations.email prospects.email prospects.search waitlist_entries.email`,
  'the last email to someone whose account a lead deleted, for two days': `deletion_notices.company_name deletion_notices.email`,
};

/** All that is left of a student's words after the account is deleted: what a report keeps as evidence. */
export const evidence: Record<string, string[]> = {
  reports: [
    // Of the photo that the company saw. The photo itself is deleted, unless it was taken down.
    'address of the photo',
    'file name',
    'full name',
    'reported message',
    'subject of a reported message',
    'words in a report',
  ],
};
