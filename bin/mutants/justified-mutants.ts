// Mutants that no test can kill, because they don't weaken anything, and why. `npm run mutants` fails if a test does kill
// one of them or if it no longer exists.

export const justified: { reason: string; mutants: string[] }[] = [
  {
    reason:
      'Only the student can read entries of a record (policies of record_entries), and the query joins them.',
    mutants: ['app.reported: w.student_id = app.uid() → true'],
  },
  {
    reason:
      'The lock only matters when two people act at the same moment, and the matrix uses one connection. db/tests/last-owner.test.ts uses two.',
    mutants: [
      'trigger locked on members: dropped',
      'keeper.lock_team: id = app.uid() → true',
      'keeper.lock_team: id = app.uid() → false',
    ],
  },
  {
    reason:
      'The check only matters when the guardian pauses the account at the same moment, and the matrix uses one connection. db/tests/paused-student.test.ts uses two.',
    mutants: [
      "keeper.application_changed: new.status = 'pending' and new.student_id = app.uid() and keeper.is_paused(new.student_id) → false",
    ],
  },
  {
    reason:
      'Only finds the rows to lock first, so that two students who delete their accounts at the same moment lock them in the same order. The matrix uses one connection.',
    mutants: ['triggers on bookmarks: dropped'],
  },
  {
    reason:
      'The subquery runs as the actor, and the policy of applications shows a company none that are withdrawn.',
    mutants: ["read on student_breaks: using: a.status = 'accepted' → also 'withdrawn'"],
  },
  {
    reason:
      'A company that can read the row is refused by the check on the new one instead, because nobody can change whose it is.',
    mutants: ['change on student_breaks: using: student_id = app.uid() → true'],
  },
  {
    reason: 'The student took the step, and students accept nothing.',
    mutants: ["keeper.application_changed: new.status = 'pending' → also 'accepted' (2)"],
  },
  {
    reason:
      'Nobody else makes an application pending: a guardian releases it only while the account is not paused. Without an actor a superuser adds it: the seed or a restore.',
    mutants: ['keeper.application_changed: new.student_id = app.uid() → true'],
  },
  {
    reason:
      'The trigger only matters when the company is deleted at the same moment, and the matrix uses one connection. db/tests/company-deletion.test.ts uses two.',
    mutants: [
      'trigger company_stays on feedback_snippets: dropped',
      'trigger company_stays on initiative_drafts: dropped',
      'keeper.company_stays: not keeper.has_account() → false',
    ],
  },
  {
    reason:
      'Without an actor only a superuser changes rows, which the matrix never does: the seed or a restore.',
    mutants: [
      'trigger company_stays on feedback_snippets: ((app.actor() IS NOT NULL)) → true',
      'trigger hold on initiative_applications: ((app.actor() IS NOT NULL)) → true',
      'trigger log_added on student_contacts: ((app.actor() IS NOT NULL)) → true',
      'trigger log_changed on company_profiles: ((app.actor() IS NOT NULL)) → true',
      'trigger log_invited on invitations: ((app.actor() IS NOT NULL)) → true',
      'trigger log_joined on members: ((app.actor() IS NOT NULL)) → true',
      'trigger log_step on members: ((app.actor() IS NOT NULL)) → true',
      'trigger log_changed on profiles: ((app.actor() IS NOT NULL)) → true',
      'trigger log_changed on student_contacts: ((app.actor() IS NOT NULL)) → true',
      'trigger log_changed on student_profiles: ((app.actor() IS NOT NULL)) → true',
      'trigger log_changed on users: ((app.actor() IS NOT NULL)) → true',
      'trigger log_created on users: ((app.actor() IS NOT NULL)) → true',
      'trigger log_deleted on users: ((app.actor() IS NOT NULL)) → true',
      'trigger log_started on shared_contacts: ((app.actor() IS NOT NULL)) → true',
      'trigger log_stopped on shared_contacts: ((app.actor() IS NOT NULL)) → true',
      'trigger prepare on closing_words: ((app.actor() IS NOT NULL)) → true',
      'trigger prepare on removed_contacts: ((app.actor() IS NOT NULL)) → true',
      'trigger reserved on users: ((app.actor() IS NOT NULL)) → true',
      'trigger rewards_paid on initiatives: app.actor() IS NOT NULL → true',
    ],
  },
  {
    reason:
      'The updated row always belongs to the same people as before, because no grant lets a role update these columns (db/tests/grants.txt). The check is a second safeguard in case a grant ever does.',
    mutants: [
      'edit on company_profiles: with check: id = app.uid() → true',
      'change on members: with check: company_id = app.uid() → true',
      'reword on record_entries: with check: student_id = app.uid() → true',
      'change on student_breaks: with check: student_id = app.uid() → true',
      'resend on invitations: with check: company_id = app.uid() → true',
      'change on operators: with check: id = app.uid() → true',
      'change on operator_passkeys: with check: operator_id = app.uid() → true',
      'confirm on operator_sessions: with check: operator_id = app.uid() → true',
      'change on rewards: with check: app.uid() = ANY (ARRAY[student_id, company_id]) → true',
      'mark_read on conversations: with check: app.uid() = ANY (ARRAY[student_id, company_id]) → true',
      "scan on files: with check: app.actor() = 'worker' → true",
      'continue_upload on files: with check: owner_id = app.owner_of(purpose) → true',
      'change on initiative_applications: with check: app.uid() = ANY (ARRAY[student_id, company_id]) → true',
      "relay on events: with check: app.actor() = 'worker' → true",
      'edit on feedback_snippets: with check: company_id = app.uid() → true',
      'edit on initiative_drafts: with check: company_id = app.uid() → true',
      'edit on initiatives: with check: company_id = app.uid() → true',
      "settle on mail_deliveries: with check: app.actor() = 'worker' → true",
      "write on mail_rounds: with check: app.actor() = 'worker' → true",
      'change on notification_preferences: with check: user_id = app.person() → true',
      'mark_read on notifications: with check: user_id = app.person() → true',
      "supersede on notifications: with check: app.actor() = 'worker' → true",
      'edit on profiles: with check: ((id = app.person()) AND (deleted_at IS NULL)) → true',
      'edit on profiles: with check: id = app.person() → true',
      'edit on profiles: with check: deleted_at IS NULL → true',
      'rotate on sessions: with check: app.actor() IS NOT NULL → true',
      'change on record_pages: with check: student_id = app.uid() → true',
      'edit on student_contacts: with check: student_id = app.uid() → true',
      'edit on student_profiles: with check: id = app.uid() → true',
      'edit on student_welcomes: with check: student_id = app.uid() → true',
      'edit on submission_drafts: with check: student_id = app.uid() → true',
      'review on task_submissions: with check: company_id = app.uid() → true',
      'edit on tasks: with check: company_id = app.uid() → true',
      'change on users: with check: app.actor() IS NOT NULL → true',
    ],
  },
  {
    reason:
      'The column has this value by default, and no grant lets a role insert another one (db/tests/grants.txt).',
    mutants: [
      "apply on initiative_applications: with check: status = 'pending' → true",
      "apply on initiative_applications: with check: status = 'pending' → also 'accepted'",
      "apply on initiative_applications: with check: status = 'pending' → also 'rejected'",
      "apply on initiative_applications: with check: status = 'pending' → also 'withdrawn'",
      "apply on initiative_applications: with check: status = 'pending' → also 'completed'",
      "apply on initiative_applications: with check: status = 'pending' → also 'ended'",
      "send on company_reviews: with check: status = 'in_review' → true",
      "send on company_reviews: with check: status = 'in_review' → also 'verified'",
      "send on company_reviews: with check: status = 'in_review' → also 'declined'",
      "send on company_reviews: with check: status = 'in_review' → also 'replaced'",
      "create_own on initiatives: with check: status = 'inactive' → true",
      "create_own on initiatives: with check: status = 'inactive' → also 'active'",
      "submit on task_submissions: with check: status = 'pending' → true",
      "submit on task_submissions: with check: status = 'pending' → also 'reviewed'",
      "submit on task_submissions: with check: status = 'pending' → also 'approved'",
      "submit on task_submissions: with check: status = 'pending' → also 'needs_revision'",
    ],
  },
  {
    reason:
      'The subquery runs as the actor, and the policy of its table shows only their rows. The condition selects the index and is a second safeguard.',
    mutants: [
      'read on members: using: t.student_id = app.uid() → true',
      'share on shared_contacts: with check: t.student_id = shared_contacts.student_id → true',
      'open on conversations: with check: app.uid() = ANY (ARRAY[student_id, company_id]) → true',
      'read on company_profiles: using: t.student_id = app.uid() → true',
      'read on company_profiles: using: b.student_id = app.uid() → true',
      'read on company_terms: using: b.student_id = app.uid() → true',
      'read on initiative_terms: using: b.student_id = app.uid() → true',
      'read on initiatives: using: b.student_id = app.uid() → true',
      'read on initiatives: using: b.student_id = app.uid() → true (2)',
      'read on student_breaks: using: a.company_id = app.uid() → true',
      'read on student_contacts: using: t.company_id = app.uid() → true',
      'read on tasks: using: a.student_id = app.uid() → true',
      'write on record_pages: with check: student_id = app.uid() → true',
      'write on record_pages: with check: s.id = record_pages.student_id → true',
      'edit on submission_drafts: with check: f.owner_id = app.uid() → true',
      'write on submission_drafts: with check: f.owner_id = app.uid() → true',
    ],
  },
  {
    reason:
      'Only app_keeper has privileges on the table, and its policy allows everything. db/tests/catalog.test.ts fails instead.',
    mutants: ['access_log', 'backups', 'email_days', 'processes', 'prospect_notes', 'try_counts'].map(
      (table) => `row level security on ${table}: disabled`,
    ),
  },
  {
    reason:
      'An email whose correction was stopped belongs to its account again and is refused as taken. Other corrections have no time of a decision.',
    mutants: ['true', "also 'requested'", "also 'waiting'", "also 'stopped'", "also 'replaced'"].map(
      (change) => `keeper.correct_email: status = 'done' → ${change}`,
    ),
  },
  {
    reason:
      "Finds the card by its key. A card can't have another student's photo, because keeper.choose_image refuses it.",
    mutants: ['keeper.may_see_photo: c.student_id = f.owner_id → true'],
  },
  {
    reason:
      "Finds the profile by its key. A profile can't have another person's photo, because keeper.choose_image refuses it.",
    mutants: [
      'keeper.may_see_photo: p.id = m.person_id → true',
      'keeper.may_see_photo: m.person_id = f.owner_id → true',
    ],
  },
  {
    reason: 'A company always has an owner, so only an owner can be the last one.',
    mutants: [
      "keeper.member_step: old.role = 'owner' → true",
      "keeper.member_step: old.role = 'owner' → also 'member'",
    ],
  },
  {
    reason: 'Only companies accept and reject, and keeper.why_not_apply is always null for them.',
    mutants: [
      "keeper.application_step: new.status = 'pending' → also 'accepted' (2)",
      "keeper.application_step: new.status = 'pending' → also 'rejected' (2)",
    ],
  },
  {
    reason: 'Another condition of the same policy refuses closed ties.',
    mutants: [
      "open on conversations: with check: t.stage in ['accepted', 'ended'] → also 'closed'",
      "open on conversations: with check: t.stage = 'rejected' → also 'closed'",
    ],
  },
  {
    reason: 'A company may open a conversation in that state anyway.',
    mutants: [
      "open on conversations: with check: t.stage = 'rejected' → also 'accepted'",
      "open on conversations: with check: t.stage = 'rejected' → also 'ended'",
      "open on conversations: with check: a.status = 'rejected' → also 'accepted'",
      "open on conversations: with check: a.status = 'rejected' → also 'completed'",
    ],
  },
  {
    reason: 'A company sees neither withdrawn applications nor withdrawn ties.',
    mutants: [
      "open on conversations: with check: t.stage = 'rejected' → also 'withdrawn'",
      "open on conversations: with check: a.status = 'rejected' → also 'withdrawn'",
      "read on student_contacts: using: t.stage = 'accepted' → also 'withdrawn'",
      "keeper.application_step: old.status <> 'pending' → also 'withdrawn'",
    ],
  },
  {
    reason:
      'A pair in that stage has no application that a conversation could be about, because the closest application determines the stage.',
    mutants: [
      "open on conversations: with check: t.stage = 'closed' → also 'pending'",
      "open on conversations: with check: t.stage = 'closed' → also 'withdrawn'",
      "open on conversations: with check: t.stage = 'closed' → also 'left'",
      "open on conversations: with check: a.status = 'accepted' → also 'pending'",
      "open on conversations: with check: a.status = 'accepted' → also 'withdrawn'",
    ],
  },
  {
    reason: 'Nobody accepts work with a company that the student has blocked: blocking ended all of it.',
    mutants: ["keeper.application_changed: new.status = 'pending' → also 'accepted'"],
  },
  {
    reason: 'Accepted and completed applications always have the time (constraint acceptance_has_a_time).',
    mutants: [
      "keeper.application_changed: a.status = 'ended' → also 'accepted'",
      "keeper.application_changed: a.status = 'ended' → also 'completed'",
    ],
  },
  {
    reason: 'Only saves a function call: nothing is hidden from students who have blocked nobody.',
    mutants: [
      'read on initiative_terms: using: (EXISTS ( SELECT FROM blocks b WHERE (b.student_id = app.uid()))) → true',
    ],
  },
  {
    reason:
      'Without an actor only a superuser changes rows: the seed, whose images have no rows in files. db/seed/seed.test.ts fails instead.',
    mutants: [
      'trigger images on company_profiles: ((app.actor() IS NOT NULL)) → true',
      'trigger image on initiative_drafts: ((app.actor() IS NOT NULL)) → true',
      'trigger image on initiatives: ((app.actor() IS NOT NULL)) → true',
      'trigger photo on profiles: ((app.actor() IS NOT NULL)) → true',
    ],
  },
  {
    reason: "The foreign key refuses a message whose participants aren't the conversation's.",
    mutants: ['keeper.prepare_message: student_id = new.student_id → true (2)'],
  },
  {
    reason: 'Only avoids unnecessary work: repeating it gives the same result.',
    mutants: [
      "keeper.application_changed: a.status = 'completed' → also 'accepted'",
      'trigger status_copied on initiative_applications: (((new.status IS DISTINCT FROM old.status) OR (new.left_at IS DISTINCT FROM old.left_at))) → true',
      'trigger status_copied on conversations: (new.application_status <> old.application_status) → true',
      'trigger copied on profiles: ((((new.full_name IS DISTINCT FROM old.full_name) OR (new.username IS DISTINCT F … l IS DISTINCT FROM old.photo_url))) → true',
      'trigger answered on task_submissions: (new.status <> old.status) → true',
      'trigger changed on ties: (new.stage <> old.stage) → true',
      "keeper.delete_company: stage <> 'withdrawn' → also 'closed'",
      "keeper.delete_student: stage <> 'withdrawn' → also 'closed'",
    ],
  },
  {
    reason: 'Only suspending and restoring a company write the column, and both always change it.',
    mutants: [
      'trigger suspended on company_profiles: (new.suspended_at IS DISTINCT FROM old.suspended_at) → true',
    ],
  },
  {
    reason: 'Pending applications were withdrawn just before.',
    mutants: ["keeper.delete_student: stage <> 'withdrawn' → also 'pending'"],
  },
  {
    reason: 'The list of steps has already refused that step.',
    mutants: [
      "keeper.application_step: old.status = 'pending' → also 'rejected'",
      "keeper.application_step: old.status = 'pending' → also 'withdrawn'",
      "keeper.application_step: old.status = 'pending' → also 'completed'",
      "keeper.application_step: old.status = 'pending' → also 'ended'",
      "keeper.application_step: new.status = 'ended' → also 'pending'",
      "keeper.application_step: new.status = 'ended' → also 'withdrawn'",
      "keeper.application_step: new.status = 'ended' → also 'completed'",
      "keeper.submission_step: new.status = 'needs_revision' → also 'pending'",
      "trigger owed on initiative_applications: old.status <> 'completed' → also 'pending'",
      "trigger owed on initiative_applications: old.status <> 'completed' → also 'rejected'",
      "trigger owed on initiative_applications: old.status <> 'completed' → also 'withdrawn'",
      "trigger owed on initiative_applications: old.status <> 'completed' → also 'ended'",
    ],
  },
  {
    reason:
      'Only saves a function call: without an image or file in the snapshot there is nothing to delete.',
    mutants: [
      "trigger deleted on reports: (old.snapshot ?| ARRAY['file_id', 'banner', 'logo', 'photo']) → true",
    ],
  },
  {
    reason: 'The next check requires a verified actor, and without an actor it fails.',
    mutants: ['withdrawn', 'accepted', 'rejected', 'completed', 'ended'].map(
      (status) =>
        `keeper.application_step: old.status, new.status, side in (…) → also ('${status}', 'pending', 'system')`,
    ),
  },
  {
    reason: 'Would refuse more, but nobody is affected: an unverified company has no active initiative.',
    mutants: [
      "keeper.application_step: new.status = 'pending' → also 'accepted'",
      "keeper.application_step: new.status = 'pending' → also 'rejected'",
    ],
  },
  {
    reason: 'Only ready files have a public path (constraint only_passed_pictures_are_public).',
    mutants: [
      "keeper.choose_image: status = 'ready' → true",
      "keeper.choose_image: status = 'ready' → also 'pending'",
      "keeper.choose_image: status = 'ready' → also 'refused'",
    ],
  },
  {
    reason: 'A person belongs to one company at a time (unique index members_of_one_company).',
    mutants: ['keeper.delete_account: company_id = app.uid() → true'],
  },
  {
    reason: "A student whose guardian withdrew can't apply at all (keeper.why_not_apply).",
    mutants: ["keeper.waits_for_guardian: g.status = 'confirmed' → also 'withdrawn'"],
  },
  {
    reason:
      'Only keeper.health reads events as app_keeper, and it asks for those that are waiting. The condition is a second safeguard.',
    mutants: ['waiting on events: using: relayed_at IS NULL → true'],
  },
  {
    reason: 'A statement changes a row only once: its own row is incremented, not deleted.',
    mutants: ['keeper.count_attempt: old.key <> attempt_key → true'],
  },
  {
    reason: 'Comparing with null or undefined gives the same result; the condition is there for TypeScript.',
    mutants: [
      'applications.rules.ts: last && last > began → last > began',
      'initiatives.rules.ts: day !== null && day >= today → day >= today',
      'initiatives.rules.ts: missing && refusals[missing] → refusals[missing]',
      'initiatives.rules.ts: seen !== null && Date.parse(row.updated_at) === Date.parse(seen) → Date.parse(row.updated_at) === Date.parse(seen)',
      'matching.rules.ts: hours !== null && offer.weekly_hours !== null → offer.weekly_hours !== null',
      'messages.rules.ts: counted.unanswered ?? 0 → counted.unanswered',
      'desk-health.rules.ts: time !== null && secondsSince(time, now) > seconds → secondsSince(time, now) > seconds',
      "messages.rules.ts: counted.day_began_at ?? '' → counted.day_began_at",
      "messages.rules.ts: counted.paused_until ?? '' → counted.paused_until",
      'messages.rules.ts: counted[`${by}_today`] ?? 0 → counted[`${by}_today`]',
      'notifications.rules.ts: subject?.deleted ?? false → subject?.deleted',
      'session.rules.ts: word.match(/\\p{L}/gu)?.length ?? 0 → word.match(/\\p{L}/gu)?.length',
    ],
  },
  {
    reason: 'Only saves a search: without earlier messages nothing can begin in them.',
    mutants: ['split-details.rules.ts: !short.length → false'],
  },
  {
    reason: 'The character in between is a space, and no contact detail begins or ends with one.',
    mutants: [
      'split-details.rules.ts: start < before.length - 1 → start <= before.length - 1',
      'split-details.rules.ts: end > before.length → end >= before.length',
    ],
  },
  {
    reason: 'With two equal values it does not matter which one is used, and no two ids are equal.',
    mutants: [
      'applications.rules.ts: last > began → last >= began',
      'desk-health.rules.ts: Date.parse(seen_at) > Date.parse(last) → Date.parse(seen_at) >= Date.parse(last)',
      'matching.rules.ts: a.id < b.id → a.id <= b.id',
    ],
  },
  {
    reason: 'The function in the database refuses operators who are no leads (keeper.require_lead).',
    mutants: [
      'POST /api/desk/reports/:id/evidence: lead → operator',
      'POST /api/desk/people/:id/email-correction/approval: lead → operator',
      'DELETE /api/desk/people/:id/email-correction: lead → operator',
      'POST /api/desk/accounts/:kind/:id/deletion-request: lead → operator',
      'POST /api/desk/accounts/:kind/:id/deletion: lead → operator',
      'POST /api/desk/operators: lead → operator',
      'POST /api/desk/operators/:id/set-up-link: lead → operator',
      'PUT /api/desk/operators/:id/role: lead → operator',
      'DELETE /api/desk/operators/:id: lead → operator',
    ],
  },
  {
    reason: 'The subscription belongs to the session in the cookie. Without one, nobody is signed in.',
    mutants: ['PUT /api/session/push: signed-in → public'],
  },
];
