-- A correction of an email needs the approval of a lead who didn't start it, and the new address gets its link a day later,
-- so that the owner of the old address can stop it first.
alter table email_corrections
  add column approved_by uuid references operators,
  add column approved_at timestamptz,
  drop constraint email_corrections_status_check,
  add constraint email_corrections_status_check
    check (status in ('requested', 'waiting', 'done', 'stopped', 'replaced')),
  add constraint approved_by_another check (approved_by <> operator_id);
-- Their links were sent when they were requested.
alter table email_corrections no force row level security;
update email_corrections set approved_at = created_at;
alter table email_corrections force row level security;
alter table email_corrections
  add constraint approved_before_sent check (status not in ('waiting', 'done', 'stopped') or approved_at is not null);
drop index one_waiting_correction;
create unique index one_open_correction on email_corrections (person_id) where status in ('requested', 'waiting');

alter table desk_log drop constraint desk_log_what_check;
alter table desk_log
  add constraint desk_log_what_check check (what in ('opened', 'released', 'read_conversation', 'closed', 'opened_review',
    'released_review', 'verified', 'declined', 'searched', 'opened_account', 'suspended', 'restored', 'invited_operator',
    'reset_operator', 'changed_role', 'disabled_operator', 'sent_verification', 'sent_reset', 'requested_deletion',
    'deleted_account', 'exported_evidence', 'opened_prospect', 'noted_prospect', 'invited_prospect',
    'canceled_invitation', 'closed_prospect', 'reopened_prospect', 'exported_prospects', 'read_recipient', 'sent_again',
    'handled_failure', 'corrected_email', 'approved_correction'));

-- Students can report the note that came with a decision about their application.
alter table reports drop constraint reports_subject_check;
alter table reports
  add constraint reports_subject_check check (subject in ('message', 'conversation', 'company', 'initiative', 'feedback',
    'note', 'task', 'submission'));
