// Creates, resets, disables and lists operators, for `questline operator`.
import { recordAdministrator, type Why } from './administrator.ts';
import { asKeeper } from './as-keeper.ts';

type NewOperator = { email: string; name: string; role: 'operator' | 'lead'; setupHash: string };
export type OperatorRow = {
  email: string;
  name?: string;
  role: string;
  state: 'active' | 'not set up' | 'link expired' | 'disabled';
};

/** Whether the function found or created the operator. */
const call = (adminUrl: string, text: string, values: string[]) =>
  asKeeper(adminUrl, async (run) => {
    const [row] = await run<{ id: string | null }>(`select ${text} as id`, values);
    return row!.id !== null;
  });

/** False if the email has an operator already. */
export const createOperator = (adminUrl: string, { email, name, role, setupHash }: NewOperator) =>
  call(adminUrl, 'keeper.create_operator($1, $2, $3, $4)', [email, name, role, setupHash]);

/** False if the email has no operator. */
export const resetOperator = (adminUrl: string, email: string, setupHash: string) =>
  call(adminUrl, 'keeper.reset_operator($1, $2)', [email, setupHash]);

/** False if the email has no operator. */
export const disableOperator = (adminUrl: string, email: string) =>
  call(adminUrl, 'keeper.disable_operator($1)', [email]);

/** Without a reason, names and emails stay hidden. */
export const listOperators = (adminUrl: string, why?: Why) =>
  asKeeper(adminUrl, async (run) => {
    if (why) await recordAdministrator(run, { what: 'listed_operators', ...why });
    const who = why ? 'email, name' : 'keeper.masked_address(email) as email';
    return run<OperatorRow>(
      `select ${who}, role, case when disabled_at is not null then 'disabled'
         when password_hash is not null then 'active'
         when setup_expires_at > now() then 'not set up' else 'link expired' end as state
       from operators order by id`,
    );
  });
