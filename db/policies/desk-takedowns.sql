-- What operators take down because of a report (keeper.close_report), and the files that a report keeps as evidence.
grant select (object_key, media_type) on files to app_keeper;
grant select (feedback) on task_submissions to app_keeper;
grant select (decision_note) on initiative_applications to app_keeper;
grant select (note) on status_changes to app_keeper;
grant select (video_url, instagram_handle) on company_profiles to app_keeper;

set local role app_keeper;
-- Clears what the company's page still says as it was reported. The name and the website were verified, so they stay.
create function keeper.take_down_page(company uuid, reported jsonb) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update company_profiles set description = nullif(description, reported ->> 'text'),
    mission = nullif(mission, reported ->> 'mission'), video_url = nullif(video_url, reported ->> 'video'),
    instagram_handle = nullif(instagram_handle, reported ->> 'instagram'), updated_at = now() where id = company;
end $$;

-- Replaces feedback or the note of a decision, also in the history of both sides. Words that changed since then stay.
-- Closing words disappear.
create function keeper.take_down_words(reported uuid, words text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  instead text := '[removed by our safety team]';
begin
  update task_submissions set feedback = instead where id = reported and feedback = words;
  update initiative_applications set decision_note = instead where id = reported and decision_note = words;
  update status_changes set note = instead where subject_id = reported and note = words;
  update closing_words c set removed_at = now() where c.application_id = reported and c.words = take_down_words.words;
end $$;

-- Replaces the work for both sides, as when the student deletes the account.
create function keeper.take_down_submission(submission uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update files set withheld_at = now(), loose_since = now()
    where id = (select file_id from task_submissions where id = submission);
  update task_submissions set submission_type = 'text', file_id = null,
    content = case when file_id is null then '[removed by our safety team]' else '[file removed by our safety team]' end
    where id = submission;
end $$;

-- Removes images wherever the account shows them.
create function keeper.take_down_images(account uuid, paths text[]) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  -- First, so that a photo isn't deleted when it is no longer used.
  update files set withheld_at = now(), loose_since = now()
    where owner_id = account and public_path = any (paths) and removed_at is null;
  update company_profiles set logo_url = case when logo_url = any (paths) then null else logo_url end,
    banner_url = case when banner_url = any (paths) then null else banner_url end where id = account;
  update initiatives set banner_url = null where company_id = account and banner_url = any (paths);
  update initiative_drafts set content = content || '{"banner_url": null}'
    where company_id = account and content ->> 'banner_url' = any (paths);
  update profiles set photo_url = null where id = account and photo_url = any (paths);
end $$;

-- What operators took down of the actor's content, and the category of the reason. Says nothing else about the report.
create function keeper.find_taken_down(subjects uuid[]) returns table (id uuid, subject text, actions text[], reason text)
  stable security definer set search_path = pg_catalog, public, pg_temp language sql as $$
  select distinct on (r.subject_id) r.subject_id, r.subject, r.actions, r.reason from reports r
    where r.reported_id = app.uid() and r.subject_id = any (subjects)
      and r.actions && '{take_down_page,take_down_words,take_down_submission,take_down_images}'
    order by r.subject_id, r.closed_at desc
$$;
grant execute on function keeper.find_taken_down to app_api;

create function keeper.files_of_report(report uuid)
  returns table (id uuid, purpose text, public_path text, object_key text, media_type text, name text) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select f.id, f.purpose, f.public_path, f.object_key, f.media_type, f.original_name
    from reports r join files f on f.owner_id = r.reported_id and f.removed_at is null
      and (f.id = (r.snapshot ->> 'file_id')::uuid
        or f.public_path in (r.snapshot ->> 'logo', r.snapshot ->> 'banner', r.snapshot ->> 'photo'))
    where r.id = report
$$;

-- The file and the images of a report, also after they were taken down: for the operator who claimed it, and for leads when
-- it is closed. Records why in the same transaction.
create function keeper.open_report_files(report uuid, why text, words text)
  returns table (id uuid, purpose text, name text, media_type text) security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
declare
  r reports;
begin
  select * into r from reports where id = report and keeper.is_operator();
  if not found then perform app.refuse('not_found'); end if;
  if r.status = 'closed' then perform keeper.require_lead();
  elsif r.claimed_by is distinct from app.uid() then perform app.refuse('conflict');
  end if;
  insert into desk_log (operator_id, report_id, what, reason, note) values (app.uid(), report, 'opened_files', why, words);
  return query select f.id, f.purpose, f.name, f.media_type from keeper.files_of_report(report) f;
end $$;

-- Where the bytes of such a file are: for an operator who said why within the last 15 minutes.
create function keeper.find_report_file(report uuid, file uuid)
  returns table (public_path text, object_key text, media_type text, name text) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select f.public_path, f.object_key, f.media_type, f.name from keeper.files_of_report(report) f
    where f.id = file and keeper.is_operator() and exists (select from desk_log d where d.operator_id = app.uid()
      and d.report_id = report and d.what = 'opened_files' and d.created_at > now() - interval '15 minutes')
$$;
grant execute on function keeper.open_report_files, keeper.find_report_file to app_desk;
set local role app_owner;
