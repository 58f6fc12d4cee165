// Creates, resets, disables and lists operators, for `npm run operator`. Runs as app_keeper, because no login role can do
// it; a database administrator can switch to that role without being a superuser.
import pg from 'pg';

type NewOperator = { email: string; name: string; role: 'operator' | 'lead'; setupHash: string };
export type OperatorRow = {
  email: string;
  name: string;
  role: string;
  state: 'active' | 'not set up' | 'link expired' | 'disabled';
};

async function asKeeper<Row extends pg.QueryResultRow>(
  adminUrl: string,
  text: string,
  values: string[] = [],
) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('begin; set local role app_keeper');
    const { rows } = await client.query<Row>(text, values);
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}

/** Whether the function found or created the operator. */
const call = async (adminUrl: string, text: string, values: string[]) => {
  const [row] = await asKeeper<{ id: string | null }>(adminUrl, `select ${text} as id`, values);
  return row!.id !== null;
};

/** False if the email has an operator already. */
export const createOperator = (adminUrl: string, { email, name, role, setupHash }: NewOperator) =>
  call(adminUrl, 'keeper.create_operator($1, $2, $3, $4)', [email, name, role, setupHash]);

/** False if the email has no operator. */
export const resetOperator = (adminUrl: string, email: string, setupHash: string) =>
  call(adminUrl, 'keeper.reset_operator($1, $2)', [email, setupHash]);

/** False if the email has no operator. */
export const disableOperator = (adminUrl: string, email: string) =>
  call(adminUrl, 'keeper.disable_operator($1)', [email]);

export const listOperators = (adminUrl: string) =>
  asKeeper<OperatorRow>(
    adminUrl,
    `select email, name, role, case when disabled_at is not null then 'disabled'
       when password_hash is not null then 'active'
       when setup_expires_at > now() then 'not set up' else 'link expired' end as state
     from operators order by id`,
  );
