insert into company_profiles (id, company_name, website, description, mission, industry, logo_url, open_initiatives,
  email_verified, verification, created_at, updated_at)
select large.company(n),
  -- Some companies without initiatives have no name yet.
  case when total is not null or n % 3 > 0 then
    large.brand(n) || ' ' || (array['Bakery', 'Studio', 'Outdoor Co-op', 'Books', 'Bikes', 'Kitchen', 'Labs'])[1 + n % 7] end,
  'https://' || lower(large.brand(n)) || '.example', repeat(large.sentence(n) || ' ', 4), large.sentence(n + 3),
  array(select distinct large.industry(large.r(n * 8 + k, 31)) from generate_series(1, 1 + n % 4) k),
  '/images/logo-' || n || '.webp', coalesce(open, 0), true, 'verified', large.at(large.ms(n, :companies)), large.at(large.ms(n, :companies))
from generate_series(1, :all_companies) n
left join (select company, count(*) as total, count(*) filter (where status = 'active') as open
  from large.initiatives group by company) i on i.company = n;

insert into company_onboarding_requirements (company_id, total_initiatives_created)
select large.company(company), count(*) from large.initiatives group by company;

insert into members (company_id, person_id, role, joined_at)
select id, id, 'owner', created_at from company_profiles
union all
select large.company(:busiest_company), large.teammate(n), 'member', large.at(:start_ms) from generate_series(2, :team) n;
