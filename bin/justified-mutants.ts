// Mutants that no test can notice because they make nothing weaker, and why. One that is noticed after all, or that no
// longer exists, fails `npm run mutants`.

export const justified: { reason: string; mutants: string[] }[] = [
  {
    reason:
      'The row that comes out belongs to the same people as the row that went in: no grant lets a role update the columns in question (db/tests/grants.txt). The check is the second lock, should a grant ever do so.',
    mutants: [
      'edit on company_profiles: with check: id = app.uid() → true',
      "relay on events: with check: app.actor() = 'worker' → true",
      'edit on feedback_snippets: with check: company_id = app.uid() → true',
      'edit on initiative_drafts: with check: company_id = app.uid() → true',
      'edit on initiatives: with check: company_id = app.uid() → true',
      "settle on mail_deliveries: with check: app.actor() = 'worker' → true",
      "write on mail_rounds: with check: app.actor() = 'worker' → true",
      'change on notification_preferences: with check: user_id = app.uid() → true',
      'mark_read on notifications: with check: user_id = app.uid() → true',
      "supersede on notifications: with check: app.actor() = 'worker' → true",
      'edit on profiles: with check: ((id = app.uid()) AND (deleted_at IS NULL)) → true',
      'edit on profiles: with check: id = app.uid() → true',
      'edit on profiles: with check: deleted_at IS NULL → true',
      'turn on sessions: with check: app.actor() IS NOT NULL → true',
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
      'The column has this value by default and no grant lets a role insert another (db/tests/grants.txt).',
    mutants: [
      "apply on initiative_applications: with check: status = 'pending' → true",
      "apply on initiative_applications: with check: status = 'pending' → also 'accepted'",
      "apply on initiative_applications: with check: status = 'pending' → also 'rejected'",
      "apply on initiative_applications: with check: status = 'pending' → also 'withdrawn'",
      "apply on initiative_applications: with check: status = 'pending' → also 'completed'",
      "apply on initiative_applications: with check: status = 'pending' → also 'ended'",
      "create_own on initiatives: with check: status = 'inactive' → true",
      "create_own on initiatives: with check: status = 'inactive' → also 'active'",
      "hand_in on task_submissions: with check: status = 'pending' → true",
      "hand_in on task_submissions: with check: status = 'pending' → also 'reviewed'",
      "hand_in on task_submissions: with check: status = 'pending' → also 'approved'",
      "hand_in on task_submissions: with check: status = 'pending' → also 'needs_revision'",
    ],
  },
  {
    reason:
      'The sub-select reads as the actor, and the policy of the table it reads shows only rows of theirs. The condition picks the index and is the second lock.',
    mutants: [
      'read on company_profiles: using: t.student_id = app.uid() → true',
      'read on initiatives: using: b.student_id = app.uid() → true',
      'read on profiles: using: t.company_id = app.uid() → true',
      'read on student_contacts: using: t.company_id = app.uid() → true',
      'read on student_profiles: using: t.company_id = app.uid() → true',
      'read on tasks: using: a.student_id = app.uid() → true',
      'edit on submission_drafts: with check: f.owner_id = app.uid() → true',
      'write on submission_drafts: with check: f.owner_id = app.uid() → true',
    ],
  },
  {
    reason: 'Comparing with null or undefined gives the same answer; TypeScript wants to see it ruled out.',
    mutants: [
      'applications.rules.ts: last && last > began → last > began',
      'initiatives.rules.ts: missing && refusals[missing] → refusals[missing]',
      'initiatives.rules.ts: seen !== null && Date.parse(row.updated_at) === Date.parse(seen) → Date.parse(row.updated_at) === Date.parse(seen)',
      'matching.rules.ts: hours !== null && offer.weekly_hours !== null → offer.weekly_hours !== null',
      'messages.rules.ts: counted.unanswered ?? 0 → counted.unanswered',
      "messages.rules.ts: counted.day_began_at ?? '' → counted.day_began_at",
      'messages.rules.ts: counted[`${by}_today`] ?? 0 → counted[`${by}_today`]',
      'notifications.rules.ts: subject?.deleted ?? false → subject?.deleted',
      'session.rules.ts: word.match(/\\p{L}/gu)?.length ?? 0 → word.match(/\\p{L}/gu)?.length',
    ],
  },
  {
    reason: 'Of two equal values it does not matter which one is taken, and no two ids are equal.',
    mutants: [
      'applications.rules.ts: last > began → last >= began',
      'matching.rules.ts: a.id < b.id → a.id <= b.id',
    ],
  },
];
