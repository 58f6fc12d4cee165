// Queries about operators, for leads. Each is one function, which checks the lead and records what it does.
import type { OperatorRole, OperatorState } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement } from '../../../platform/database/db.ts';

export type OperatorRow = {
  id: string;
  email: string;
  name: string;
  role: OperatorRole;
  state: OperatorState;
  last_seen_at: string | null;
  passkeys: number;
};
type NewOperator = Pick<OperatorRow, 'email' | 'name' | 'role'>;

export const listOperators = () => statement(sql<OperatorRow>`select * from keeper.list_operators()`);

export const inviteOperator = (sessionId: string, { email, name, role }: NewOperator) =>
  query.selectNoFrom(sql`keeper.invite_operator(${sessionId}, ${email}, ${name}, ${role})`.as('invited'));

export const sendSetupLink = (sessionId: string, id: string) =>
  query.selectNoFrom(sql`keeper.send_setup_link(${sessionId}, ${id})`.as('sent'));

export const changeRole = (sessionId: string, id: string, role: OperatorRole) =>
  query.selectNoFrom(sql`keeper.change_operator_role(${sessionId}, ${id}, ${role})`.as('changed'));

export const disableOperator = (sessionId: string, id: string) =>
  query.selectNoFrom(sql`keeper.lock_out_operator(${sessionId}, ${id})`.as('disabled'));

/** For the worker. Returns nothing if the operator is set up or disabled by now, or if nobody asked for the link. */
export const beginSetup = (id: string, setupHash: string) =>
  statement(sql<Pick<OperatorRow, 'email'>>`select * from keeper.begin_setup(${id}, ${setupHash})`);
