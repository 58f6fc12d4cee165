-- People who could sign up: waitlist entries and inquiries, as operators work on them. Deleted with the entry or the inquiry.
create table prospects (
  -- Of the waitlist entry or the inquiry.
  id uuid primary key,
  kind text not null check (kind in ('waitlist', 'inquiry')),
  waitlist_id uuid unique references waitlist_entries on delete cascade,
  inquiry_id uuid unique references inquiries on delete cascade,
  email text not null,
  -- The email, the company and the contact in lowercase.
  search text not null,
  status text not null default 'new' check (status in ('new', 'invited', 'joined', 'closed')),
  invited_as text check (invited_as in ('student', 'company')),
  -- Of the last invitation, also after it was canceled.
  invited_at timestamptz,
  -- Counts invitations. Only the link of the last one works.
  version int not null default 0,
  joined_at timestamptz,
  check (num_nonnulls(waitlist_id, inquiry_id) = 1 and id = coalesce(waitlist_id, inquiry_id)),
  check ((kind = 'waitlist') = (waitlist_id is not null)),
  check ((status = 'joined') = (joined_at is not null)),
  check ((invited_as is null) = (invited_at is null)),
  check (status <> 'invited' or invited_at is not null)
);
create index prospects_by_age on prospects (kind, id);
create index prospects_by_status on prospects (kind, status, id);
create index prospects_of_email on prospects (email);
create index prospects_search on prospects using gin (search gin_trgm_ops);

create table prospect_notes (
  id uuid primary key default uuidv7(),
  prospect_id uuid not null references prospects on delete cascade,
  operator_id uuid not null references operators,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index notes_of_prospect on prospect_notes (prospect_id, id);

alter table waitlist_entries no force row level security;
alter table inquiries no force row level security;
alter table users no force row level security;
insert into prospects (id, kind, waitlist_id, email, search, status, joined_at)
  select w.id, 'waitlist', w.id, w.email, w.email, case when u.id is null then 'new' else 'joined' end,
    case when u.id is not null then now() end
  from waitlist_entries w left join users u on u.email = w.email;
insert into prospects (id, kind, inquiry_id, email, search, status, joined_at)
  select i.id, 'inquiry', i.id, i.email, lower(concat_ws(' ', i.email, i.company, i.contact_name)),
    case when u.id is null then 'new' else 'joined' end, case when u.id is not null then now() end
  from inquiries i left join users u on u.email = i.email;
alter table waitlist_entries force row level security;
alter table inquiries force row level security;
alter table users force row level security;

alter table desk_log add column prospect_id uuid;
create index desk_log_of_prospect on desk_log (prospect_id, id) where prospect_id is not null;
alter table desk_log drop constraint desk_log_what_check, drop constraint desk_log_reason_needed;
alter table desk_log
  add constraint desk_log_what_check check (what in ('opened', 'released', 'read_conversation', 'closed', 'opened_review',
    'released_review', 'verified', 'declined', 'searched', 'opened_account', 'suspended', 'restored', 'invited_operator',
    'reset_operator', 'changed_role', 'disabled_operator', 'sent_verification', 'sent_reset', 'requested_deletion',
    'deleted_account', 'exported_evidence', 'opened_prospect', 'noted_prospect', 'invited_prospect',
    'canceled_invitation', 'closed_prospect', 'reopened_prospect', 'exported_prospects')),
  add constraint desk_log_reason_needed check (what not in ('read_conversation', 'searched', 'opened_account', 'suspended',
    'restored', 'sent_verification', 'sent_reset', 'requested_deletion', 'deleted_account', 'exported_evidence',
    'exported_prospects') or reason is not null);
