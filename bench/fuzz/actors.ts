// Who makes the requests: seeded students and companies, operators and visitors. Each signs in again when a request has
// ended the session, and leaves when one has deleted the account.
import { hashSecret, newSecret } from '../../apps/server/src/platform/auth/secrets.ts';
import { createTokens, type TokenKey } from '../../apps/server/src/platform/auth/tokens.ts';
import type { Pool, Client } from 'pg';
import type { ActorKind } from './requests.ts';

export type Actor = {
  /** Of the account and the person, or of the operator. */
  ids: string[];
  headers: Record<string, string>;
};
type Account = { id: string; personId: string; kind: 'student' | 'company' };

export const visitor: Actor = { ids: [], headers: {} };
const renewAfterMs = 10 * 60_000;

export async function createActors(root: Pool | Client, key: TokenKey) {
  const tokens = createTokens([key]);
  const { rows: accounts } = await root.query<Account>(
    // Those with the most to show come first: early ones are chosen more often.
    `select id, person_id as "personId", kind from (
       select id, id as person_id, 'student' as kind from student_profiles
       union all select company_id, person_id, 'company' from members where left_at is null
     ) account
     order by (select count(*) from initiative_applications where account.id in (student_id, company_id)) desc, 1, 2`,
  );
  const signedIn = new Map<string, { actor: Actor; since: number }>();

  async function signIn({ id, personId, kind }: Account): Promise<Actor> {
    const { rows } = await root.query<{ id: string }>(
      `insert into sessions (user_id, expires_at) select id, now() + interval '1 day' from users where id = $1 returning id`,
      [personId],
    );
    // Deleted; the next request is made by someone else.
    if (!rows[0]) return visitor;
    const { token } = await tokens.sign({ id, personId, kind }, rows[0].id);
    return {
      ids: [id, personId],
      headers: { authorization: `Bearer ${token}`, cookie: `viewer=${token}; __Host-viewer=${token}` },
    };
  }

  async function enterDesk(role: ActorKind): Promise<Actor> {
    const token = newSecret();
    const { rows } = await root.query<{ id: string }>(
      `with operator as (
         insert into operators (email, name, role) values (gen_random_uuid() || '@desk.example', 'Opal Reed', $1) returning id
       )
       insert into operator_sessions (operator_id, token_hash, expires_at, confirmed_at)
       select id, $2, now() + interval '1 day', now() from operator returning operator_id as id`,
      [role, hashSecret(token)],
    );
    return { ids: [rows[0]!.id], headers: { cookie: `desk=${token}; __Host-desk=${token}` } };
  }

  return {
    async choose(kind: ActorKind, n: number): Promise<Actor> {
      if (kind === 'anonymous') return visitor;
      const isOperator = kind === 'operator' || kind === 'lead';
      const candidates = accounts.filter((it) => it.kind === kind);
      const account = candidates[n % candidates.length]!;
      const name = isOperator ? `${kind} ${n % 3}` : account.personId;
      const before = signedIn.get(name);
      if (before && Date.now() - before.since < renewAfterMs) return before.actor;
      const actor = isOperator ? await enterDesk(kind) : await signIn(account);
      if (actor === visitor) accounts.splice(accounts.indexOf(account), 1);
      else signedIn.set(name, { actor, since: Date.now() });
      return actor;
    },
    /** After an answer that the actor isn't signed in. */
    forget(actor: Actor) {
      for (const [name, one] of signedIn) if (one.actor === actor) signedIn.delete(name);
    },
  };
}
