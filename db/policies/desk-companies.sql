-- What operators decide about companies and people: verify, suspend, restore, and look someone up. app_desk has no rights
-- on the tables of the app, and every function records what it does.
set local role app_keeper;
-- Companies to verify, oldest first.
create function keeper.list_company_reviews() returns table (id uuid, company_name text, visible_name text, country text,
    is_change boolean, claimed_by uuid, operator text, created_at timestamptz) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select r.id, r.company_name, c.company_name, r.country, c.verification = 'verified', r.claimed_by, o.name, r.created_at
    from company_reviews r join company_profiles c on c.id = r.company_id left join operators o on o.id = r.claimed_by
    where r.status = 'in_review' and keeper.is_operator() order by r.id limit 100
$$;

-- The names most similar to a company's, which someone may want to be mistaken for.
create function keeper.similar_companies(company uuid, wanted text) returns jsonb stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object('company_name', s.company_name, 'listed', s.listed)), '[]') from (
    select company_name, listed from company_profiles
    where company_name is not null and lower(company_name) % lower(wanted) and id <> company
    order by lower(company_name) <-> lower(wanted) limit 5) s
$$;

-- Opens a review with everything needed to decide, and claims it unless another operator did within half an hour.
create function keeper.open_company_review(review uuid) returns table (id uuid, company_id uuid, company_name text,
    website text, legal_name text, country text, registration_number text, contact_role text, status text,
    person text, visible_name text, visible_website text, is_change boolean, mission text, description text,
    email_domain text, company_since timestamptz, open_initiatives int, similar_names jsonb, declined_before int,
    reports int, claimed_by uuid, operator text, created_at timestamptz)
  security definer set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
begin
  if not keeper.is_operator() then perform app.refuse('not_found'); end if;
  update company_reviews r set claimed_by = app.uid(), claimed_at = now()
    where r.id = review and r.status = 'in_review'
      and (r.claimed_by is null or r.claimed_by = app.uid() or r.claimed_at < now() - interval '30 minutes');
  insert into desk_log (operator_id, review_id, account_id, what)
    select app.uid(), r.id, r.company_id, 'opened_review' from company_reviews r where r.id = review;
  return query select r.id, r.company_id, r.company_name, r.website, r.legal_name, r.country, r.registration_number,
      r.contact_role, r.status, p.full_name, c.company_name, c.website, c.verification = 'verified',
      c.mission, c.description, split_part(u.email, '@', 2), c.created_at, c.open_initiatives,
      keeper.similar_companies(r.company_id, r.company_name),
      (select count(*)::int from company_reviews e where e.company_id = r.company_id and e.status = 'declined'),
      (select count(*)::int from reports e where e.reported_id = r.company_id),
      r.claimed_by, o.name, r.created_at
    from company_reviews r join company_profiles c on c.id = r.company_id
    left join profiles p on p.id = r.person_id left join users u on u.id = r.person_id
    left join operators o on o.id = r.claimed_by where r.id = review;
end $$;

-- Locks a review that the operator has claimed and that is open.
create function keeper.claimed_company_review(review uuid) returns company_reviews security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  r company_reviews;
begin
  select * into r from company_reviews where id = review and keeper.is_operator() for update;
  if not found then perform app.refuse('not_found'); end if;
  if r.status <> 'in_review' then perform app.refuse('already_decided'); end if;
  if r.claimed_by is distinct from app.uid() then perform app.refuse('conflict'); end if;
  return r;
end $$;

create function keeper.release_company_review(review uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  r company_reviews := keeper.claimed_company_review(review);
begin
  update company_reviews set claimed_by = null, claimed_at = null where id = review;
  insert into desk_log (operator_id, review_id, account_id, what) values (app.uid(), review, r.company_id, 'released_review');
end $$;

-- Decides, once. Without a reason the company is verified, and students see the name and the website of the review. A
-- company that is verified already stays so when a change is declined. Locks the company first, like submitting does.
create function keeper.decide_company_review(review uuid, why text, words text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  r company_reviews;
begin
  perform from company_profiles where id = (select company_id from company_reviews where id = review) for no key update;
  r := keeper.claimed_company_review(review);
  update company_reviews set status = case when why is null then 'verified' else 'declined' end, reason = why, note = words,
    decided_at = now() where id = review;
  if why is null then
    update company_profiles set verification = 'verified', company_name = r.company_name, website = r.website
      where id = r.company_id;
  else
    update company_profiles set verification = 'declined' where id = r.company_id and verification <> 'verified';
  end if;
  insert into desk_log (operator_id, review_id, account_id, what, note) values (app.uid(), review, r.company_id,
    case when why is null then 'verified' else 'declined' end, words);
  insert into events (name, subject_id, actor_id)
    values (case when why is null then 'company.verified' else 'company.declined' end, r.company_id, null);
end $$;

-- Refuses unless the operator used a passkey in this session within five minutes (limits.deskConfirmationMinutes).
create function keeper.require_confirmation(session uuid) returns void stable security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if not keeper.is_operator() then perform app.refuse('not_found'); end if;
  if not exists (select from operator_sessions where id = session and operator_id = app.uid()
    and confirmed_at > now() - interval '5 minutes')
  then perform app.refuse('confirmation_needed'); end if;
end $$;

-- The people who belong to a company now.
create function keeper.people_of(company uuid) returns uuid[] stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return array(select person_id from public.members where company_id = company and left_at is null order by person_id);

-- Signs people out everywhere. The event ends their live streams and emails them.
create function keeper.sign_out_suspended(people uuid[]) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update sessions set ended_at = now() where user_id = any (people) and ended_at is null;
  insert into events (name, subject_id, actor_id) select 'user.suspended', id, null from unnest(people) id;
end $$;

-- Hides a company with everything it offers and signs its people out. Keeps all data. Applications stay as they are: its
-- students are notified and can leave.
create function keeper.suspend_company(company uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update company_profiles set suspended_at = now() where id = company and suspended_at is null;
  if not found then return; end if;
  perform keeper.sign_out_suspended(keeper.people_of(company));
  insert into events (name, subject_id, actor_id) values ('company.suspended', company, null);
end $$;

create function keeper.restore_company(company uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update company_profiles set suspended_at = null where id = company and suspended_at is not null;
  if not found then return; end if;
  insert into events (name, subject_id, actor_id)
    select 'user.restored', id, null from unnest(keeper.people_of(company)) id;
  insert into events (name, subject_id, actor_id) values ('company.restored', company, null);
end $$;

-- A person can't sign in anymore: a student, or one person of a company. What they wrote stays.
create function keeper.suspend_person(person uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update profiles set suspended_at = now() where id = person and suspended_at is null and deleted_at is null;
  if not found then return; end if;
  perform keeper.sign_out_suspended(array[person]);
end $$;

create function keeper.restore_person(person uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update profiles set suspended_at = null where id = person and suspended_at is not null;
  if not found then return; end if;
  insert into events (name, subject_id, actor_id) values ('user.restored', person, null);
end $$;

-- Suspends or restores a company or a person, by id. A company and its founder have the same id, so the kind decides. No
-- login role can call it: operators use the function below, and administrators `questline user suspend`.
create function keeper.suspend_or_restore(kind text, account uuid, suspended boolean, why text, words text)
  returns void security definer set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if kind = 'company' and not exists (select from company_profiles where id = account)
    or kind = 'person' and not exists (select from profiles where id = account and deleted_at is null)
  then perform app.refuse('not_found'); end if;
  case when kind = 'company' and suspended then perform keeper.suspend_company(account);
    when kind = 'company' then perform keeper.restore_company(account);
    when suspended then perform keeper.suspend_person(account);
    else perform keeper.restore_person(account); end case;
  insert into desk_log (operator_id, account_id, what, reason, note)
    values (app.uid(), account, case when suspended then 'suspended' else 'restored' end, why, words);
end $$;

create function keeper.change_access(session uuid, kind text, account uuid, suspended boolean, why text, words text)
  returns void security definer set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.require_confirmation(session);
  perform keeper.suspend_or_restore(kind, account, suspended, why, words);
end $$;

-- Finds companies and people by email, id, or the beginning of their name. No login role can call it.
create function keeper.search_accounts(term text) returns table (kind text, id uuid, name text,
    company_name text, is_company boolean, suspended boolean) stable security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
declare
  prefix text := replace(replace(replace(lower(term), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  key uuid := case when term ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then term::uuid end;
begin
  return query
    (select 'company', c.id, c.company_name, null::text, true, c.suspended_at is not null from company_profiles c
      where c.id = key or lower(c.company_name) like prefix order by lower(c.company_name), c.id limit 20)
    union all
    (select p.user_type, p.id, p.full_name, c.company_name, false, p.suspended_at is not null
      from profiles p left join members m on m.person_id = p.id and m.left_at is null
      left join company_profiles c on c.id = m.company_id
      where p.deleted_at is null and (p.id = key or lower(p.full_name) like prefix
        or p.id = (select u.id from users u where u.email = lower(term)))
      order by lower(p.full_name), p.id limit 20);
end $$;

-- The same for an operator. Records why in the same transaction.
create function keeper.find_accounts(term text, why text, words text) returns table (kind text, id uuid, name text,
    company_name text, is_company boolean, suspended boolean) security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if not keeper.is_operator() then perform app.refuse('not_found'); end if;
  insert into desk_log (operator_id, what, reason, note) values (app.uid(), 'searched', why, words);
  return query select * from keeper.search_accounts(term);
end $$;

-- One company or person with what an operator needs to decide. Records why in the same transaction.
create function keeper.open_account(wanted text, account uuid, why text, words text) returns table (kind text, id uuid,
    name text, email text, email_verified boolean, is_student boolean, grade smallint, since timestamptz, verification text,
    suspended_at timestamptz, correction jsonb, people jsonb, reports jsonb, log jsonb) security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
begin
  if not keeper.is_operator() then perform app.refuse('not_found'); end if;
  if wanted = 'person' and not exists (select from profiles p where p.id = account and p.deleted_at is null)
    or wanted = 'company' and not exists (select from members m where m.company_id = account)
  then perform app.refuse('not_found'); end if;
  insert into desk_log (operator_id, account_id, what, reason, note) values (app.uid(), account, 'opened_account', why, words);
  return query select wanted, p.id, case wanted when 'company' then c.company_name else p.full_name end,
      case wanted when 'person' then u.email end, u.email_verified_at is not null, s.id is not null, s.grade,
      coalesce(c.created_at, p.created_at), c.verification,
      case wanted when 'company' then c.suspended_at else p.suspended_at end,
      (select jsonb_build_object('email', e.new_email, 'status', e.status, 'created_at', e.created_at,
          'requested_by', e.operator_id)
        from email_corrections e where wanted = 'person' and e.person_id = p.id order by e.id desc limit 1),
      coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'name', n.full_name, 'role', m.role,
          'suspended', n.suspended_at is not null) order by m.role desc, n.id)
        from members m join profiles n on n.id = m.person_id
        where wanted = 'company' and m.company_id = p.id and m.left_at is null), '[]'),
      coalesce((select jsonb_agg(to_jsonb(r) order by r.number desc) from (select e.id, e.number, e.reason, e.status, e.outcome,
          e.created_at from reports e where e.reported_id = p.id order by e.id desc limit 20) r), '[]'),
      coalesce((select jsonb_agg(to_jsonb(l) order by l.created_at desc) from (select d.what, d.reason, d.note,
          coalesce(o.name, 'An administrator') as operator, d.created_at from desk_log d left join operators o on o.id = d.operator_id
        where d.account_id = p.id order by d.id desc limit 20) l), '[]')
    from profiles p left join users u on u.id = p.id left join company_profiles c on c.id = p.id
    left join student_profiles s on s.id = p.id where p.id = account;
end $$;
grant execute on function keeper.list_company_reviews, keeper.open_company_review, keeper.release_company_review,
  keeper.decide_company_review, keeper.change_access, keeper.find_accounts, keeper.open_account to app_desk;
set local role app_owner;
