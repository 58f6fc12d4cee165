-- Limits per pair, counted as messages are sent, over all conversations of a student and a company. The numbers are
-- in keeper.message_sent. A day begins with its first message, so that it needs no time zone.
alter table ties
  add column unanswered smallint not null default 0 check (unanswered >= 0),
  add column day_began_at timestamptz,
  add column company_today smallint not null default 0 check (company_today >= 0),
  add column student_today smallint not null default 0 check (student_today >= 0);

-- A conversation follows its application to the end.
alter table conversations drop constraint conversations_standing_check;
alter table conversations add constraint conversations_standing_check
  check (standing in ('accepted', 'completed', 'ended', 'rejected'));
update conversations v set standing = a.status from initiative_applications a
  where a.student_id = v.student_id and a.initiative_id = v.initiative_id and a.status in ('completed', 'ended');
update conversations v set standing = 'ended' from ties t
  where v.initiative_id is null and v.standing = 'accepted' and t.company_id = v.company_id
    and t.student_id = v.student_id and t.stage in ('ended', 'closed');
