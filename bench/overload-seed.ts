// Inserts fifty companies with twenty initiatives each, bypassing the API and row level security.
import pg from 'pg';

export async function seedCompanies(rootUrl: string): Promise<string[]> {
  const root = new pg.Client({ connectionString: rootUrl });
  await root.connect();
  const { rows } = await root.query<{ id: string }>(
    `insert into profiles (user_type, full_name) select 'company', 'Person ' || n from generate_series(1, 50) n returning id`,
  );
  const ids = rows.map((row) => row.id);
  await root.query(
    `insert into users (id, email, password_hash, email_verified_at)
     select id, id || '@example.org', '-', now() from unnest($1::uuid[]) id`,
    [ids],
  );
  await root.query(
    `insert into company_profiles (id, company_name, verification) select id, 'Company', 'verified' from unnest($1::uuid[]) id`,
    [ids],
  );
  await root.query(
    `insert into initiatives (company_id, name, description, commission, tags, weekly_hours)
     select id, 'Initiative ' || n, repeat('Some words about the work. ', 16), '10 %', '{Marketing,Sales}', 5
     from unnest($1::uuid[]) id, generate_series(1, 20) n`,
    [ids],
  );
  await root.query('vacuum analyze initiatives');
  await root.end();
  return ids;
}
