-- Rewards: what companies owe students. Both sides say what happened to a payment; Questline moves no money.
alter table rewards enable row level security, force row level security;

-- Prevents anyone but the student and the company from seeing a reward.
create policy read on rewards for select to app_api using ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents others from changing a reward; keeper.reward_step decides which side can take which step.
create policy change on rewards for update to app_api
  using ((select app.uid()) = any (array[student_id, company_id]))
  with check ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on rewards for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers add what an approval makes due, and deletions remove what nobody can pay anymore; nothing else can.
create policy triggers on rewards for all to app_keeper using (true) with check (true);

grant select (id, application_id, student_id, initiative_id, company_id, task_id, amount, currency, state, owed_at, paid_on,
    paid_how, paid_by, paid_at, received_at, missing_at),
  update (state, paid_on, paid_how) on rewards to app_api;
grant select (id, student_id, initiative_id, company_id, task_id, amount, currency, state) on rewards to app_worker;
grant select (student_id, company_id, state, owed_at),
  insert (application_id, student_id, initiative_id, company_id, task_id, amount, currency), delete on rewards to app_keeper;

set local role app_keeper;
-- A student keeps the reward of the moment they applied, or applied again.
create function keeper.promise_reward() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.status = 'withdrawn' and new.status = 'pending' then
    select i.reward_amount, i.reward_currency, i.reward_per
      into new.reward_amount, new.reward_currency, new.reward_per from initiatives i where i.id = new.initiative_id;
  end if;
  return new;
end $$;

create function keeper.owe_for_task() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  insert into rewards (application_id, student_id, initiative_id, company_id, task_id, amount, currency)
    select a.id, a.student_id, a.initiative_id, a.company_id, new.task_id, a.reward_amount, a.reward_currency
    from initiative_applications a where a.id = new.application_id and a.reward_per = 'task'
    on conflict do nothing;
  return null;
end $$;

create function keeper.owe_for_completion() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if new.reward_per = 'completion' then
    insert into rewards (application_id, student_id, initiative_id, company_id, amount, currency)
      values (new.id, new.student_id, new.initiative_id, new.company_id, new.reward_amount, new.reward_currency)
      on conflict do nothing;
  end if;
  return null;
end $$;

-- Allows only valid steps, each by the right side, and sets who said it and when. The student's answer is final, except
-- that a missing payment can still arrive.
create function keeper.reward_step() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  side text := case app.uid() when old.student_id then 'student' when old.company_id then 'company' end;
begin
  if (old.state, new.state, side) not in (
    ('owed', 'paid', 'company'), ('missing', 'paid', 'company'), ('paid', 'owed', 'company'),
    ('paid', 'received', 'student'), ('paid', 'missing', 'student'), ('missing', 'received', 'student'))
    or side is null
  then perform app.refuse('conflict'); end if;
  if side = 'student' and (new.paid_on, new.paid_how) is distinct from (old.paid_on, old.paid_how)
  then perform app.refuse('forbidden'); end if;
  case new.state
    when 'paid' then
      -- In some time zones tomorrow has begun already.
      if new.paid_on is null or new.paid_how is null or new.paid_on > (now() at time zone 'UTC')::date + 1
      then perform app.refuse('invalid_input'); end if;
      new.paid_at := now();
      new.paid_by := app.person();
    when 'owed' then
      -- The company takes back that it paid. What the student said before is true again.
      new.state := case when old.missing_at is null then 'owed' else 'missing' end;
      new.paid_on := null;
      new.paid_how := null;
      new.paid_at := null;
      new.paid_by := null;
    when 'received' then new.received_at := now();
    when 'missing' then new.missing_at := now();
  end case;
  return new;
end $$;

-- A company that has owed a reward for over 30 days can't activate initiatives. Repeated in limits.rewardOverdueDays.
create function keeper.rewards_are_paid() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if exists (select from rewards where company_id = new.company_id and state in ('owed', 'missing')
    and owed_at < now() - interval '30 days')
  then perform app.refuse('rewards_overdue'); end if;
  return null;
end $$;
grant execute on function keeper.promise_reward, keeper.owe_for_task, keeper.owe_for_completion, keeper.reward_step,
  keeper.rewards_are_paid to app_owner;
set local role app_owner;

create trigger promised before insert or update of status on initiative_applications
  for each row execute function keeper.promise_reward();
create trigger owed after insert or update of status on task_submissions
  for each row when (new.status = 'approved') execute function keeper.owe_for_task();
create trigger owed after update of status on initiative_applications
  for each row when (new.status = 'completed' and old.status <> 'completed') execute function keeper.owe_for_completion();
create trigger step before update of state, paid_on, paid_how on rewards
  for each row execute function keeper.reward_step();
-- Without an actor the writer is a superuser: the seed or a restore.
create trigger rewards_paid after update of status on initiatives
  for each row when (new.status = 'active' and old.status <> 'active' and app.actor() is not null)
  execute function keeper.rewards_are_paid();
