-- Which person did something for a company. Filled by the database, never by the client. Null in older rows: then it was
-- the founder of the company, or the student.
alter table status_changes add column person_id uuid;
alter table status_changes alter column person_id set default nullif(current_setting('app.person', true), '')::uuid;

-- A trigger sets it together with decided_at.
alter table initiative_applications add column decided_by uuid;

-- A trigger sets updated_by together with updated_at.
alter table initiatives add column created_by uuid, add column updated_by uuid;
alter table initiatives
  alter column created_by set default nullif(current_setting('app.person', true), '')::uuid,
  alter column updated_by set default nullif(current_setting('app.person', true), '')::uuid;

-- Who wrote the last message, so that a list of conversations doesn't read messages.
alter table conversations add column last_person_id uuid;

-- Was the company; now it is the person. A company has the id of its founder, so older rows name the founder.
alter table task_submissions drop constraint task_submissions_reviewed_by_fkey;
