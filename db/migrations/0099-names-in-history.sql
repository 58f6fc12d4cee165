-- What students see of an initiative that is over for them, and of a company they blocked, no longer follows the company:
-- a new name would be a way to reach a student who left.
alter table initiative_applications add column initiative_was text;
alter table blocks add column company_was text;

-- The owner of the tables obeys their policies too, and none lets it read or write rows.
alter table initiatives no force row level security;
alter table initiative_applications no force row level security;
alter table company_profiles no force row level security;
alter table blocks no force row level security;
update initiative_applications a set initiative_was = i.name from initiatives i
  where i.id = a.initiative_id and (a.left_at is not null or a.status in ('rejected', 'withdrawn', 'ended'));
update blocks b set company_was = c.company_name from company_profiles c where c.id = b.company_id;
alter table initiatives force row level security;
alter table initiative_applications force row level security;
alter table company_profiles force row level security;
alter table blocks force row level security;
