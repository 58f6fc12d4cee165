-- An amount that a company pays students, besides the commission in its own words. In minor units (cents), and for each
-- approved task or once for the whole initiative.
alter table initiatives
  add column reward_amount int check (reward_amount between 1 and 1000000),
  add column reward_currency text check (reward_currency in ('USD', 'CAD', 'EUR', 'GBP', 'AUD', 'MXN')),
  add column reward_per text check (reward_per in ('task', 'completion')),
  add constraint rewards_are_complete check (num_nulls(reward_amount, reward_currency, reward_per) in (0, 3));

-- A copy from the moment of applying. Later changes of the initiative don't change what a student was promised.
alter table initiative_applications
  add column reward_amount int,
  add column reward_currency text,
  add column reward_per text check (reward_per in ('task', 'completion')),
  add constraint promised_rewards_are_complete check (num_nulls(reward_amount, reward_currency, reward_per) in (0, 3));

-- What companies owe students, and what both sides say about the payment. Questline moves no money.
create table rewards (
  id uuid primary key default uuidv7(),
  application_id uuid not null,
  student_id uuid not null,
  initiative_id uuid not null,
  company_id uuid not null,
  -- Null: for the whole initiative.
  task_id uuid,
  amount int not null check (amount > 0),
  currency text not null check (currency in ('USD', 'CAD', 'EUR', 'GBP', 'AUD', 'MXN')),
  -- missing: the student says that the payment hasn't arrived.
  state text not null default 'owed' check (state in ('owed', 'paid', 'received', 'missing')),
  owed_at timestamptz not null default now(),
  paid_on date,
  paid_how text check (paid_how in ('cash', 'check', 'bank_transfer', 'gift_card', 'goods', 'other')),
  -- The person who said so, and when.
  paid_by uuid,
  paid_at timestamptz,
  received_at timestamptz,
  missing_at timestamptz,
  constraint rewards_are_owed_once unique nulls not distinct (application_id, task_id),
  foreign key (application_id, student_id, initiative_id, company_id)
    references initiative_applications (id, student_id, initiative_id, company_id),
  foreign key (task_id, initiative_id) references tasks (id, initiative_id),
  constraint payments_are_complete check (num_nulls(paid_on, paid_how, paid_by, paid_at) in (0, 4)),
  constraint states_have_a_time check (case state when 'owed' then paid_at is null when 'paid' then paid_at is not null
    when 'received' then received_at is not null else missing_at is not null end)
);
create index rewards_of_student on rewards (student_id, id desc);
create index rewards_to_pay on rewards (company_id, owed_at, id) where state in ('owed', 'missing');
create index rewards_of_company_by_state on rewards (company_id, state, id desc);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'application_received', 'application_accepted', 'application_rejected', 'application_withdrawn', 'application_ended',
  'student_left', 'submission_received', 'submission_approved', 'submission_needs_revision', 'submission_reviewed',
  'reward_paid', 'reward_missing', 'message_received', 'initiative_changed', 'quest_step_completed', 'mail_failed',
  'report_closed', 'company_verified', 'company_declined', 'company_suspended', 'company_restored', 'guardian_confirmed',
  'guardian_paused', 'guardian_resumed', 'guardian_withdrew', 'guardian_ended', 'initiative_taken_down',
  'contact_warning'));
