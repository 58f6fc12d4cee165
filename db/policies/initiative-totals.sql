-- How many students are at which point of an initiative. Triggers count along with every change of an application.
alter table initiative_totals enable row level security, force row level security;

-- Prevents others from learning how many students apply to a company.
create policy read on initiative_totals for select to app_api using (company_id = (select app.uid()));
-- Lets triggers count; nothing else can.
create policy triggers on initiative_totals for all to app_keeper using (true) with check (true);

grant select (initiative_id, company_id, to_decide, to_review, working, finished, held) on initiative_totals to app_api;
grant select (initiative_id, to_decide, to_review, working, finished, held),
  insert (initiative_id, company_id, to_decide, to_review, working, finished),
  update (to_decide, to_review, working, finished, held) on initiative_totals to app_keeper;

set local role app_keeper;
-- Adds the difference that a change of one application makes. On insert, old is null; on delete, new is. An initiative
-- whose last place is taken, or has a place again, leaves or enters the lists.
create function keeper.count_application() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  decide int := coalesce((new.status = 'pending' and not new.waiting_for_guardian)::int, 0)
    - coalesce((old.status = 'pending' and not old.waiting_for_guardian)::int, 0);
  review int := coalesce(case new.status when 'accepted' then new.reviews_pending end, 0)
    - coalesce(case old.status when 'accepted' then old.reviews_pending end, 0);
  work int := coalesce((new.status = 'accepted')::int, 0) - coalesce((old.status = 'accepted')::int, 0);
  finish int := coalesce((new.status = 'completed')::int, 0) - coalesce((old.status = 'completed')::int, 0);
  taken int;
  of_places int;
begin
  if (decide, review, work, finish) = (0, 0, 0, 0) then return null; end if;
  insert into initiative_totals as t (initiative_id, company_id, to_decide, to_review, working, finished)
    values (coalesce(new.initiative_id, old.initiative_id), coalesce(new.company_id, old.company_id),
      decide, review, work, finish)
    on conflict (initiative_id) do update set to_decide = t.to_decide + excluded.to_decide,
      to_review = t.to_review + excluded.to_review, working = t.working + excluded.working,
      finished = t.finished + excluded.finished
    returning working + finished into taken;
  if work + finish <> 0 then
    if work > 0 then perform keeper.require_place(new.initiative_id); end if;
    select places into of_places from initiatives where id = coalesce(new.initiative_id, old.initiative_id);
    if (taken >= of_places) <> (taken - work - finish >= of_places) then
      perform keeper.index_initiative(coalesce(new.initiative_id, old.initiative_id));
    end if;
  end if;
  return null;
end $$;
grant execute on function keeper.count_application to app_owner;
set local role app_owner;

create trigger counted after insert or delete or update of status, reviews_pending, waiting_for_guardian
  on initiative_applications
  for each row execute function keeper.count_application();
