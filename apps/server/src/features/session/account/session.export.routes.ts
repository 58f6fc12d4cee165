// Routes for a data export. It is read as the person themselves, so it contains nothing they could not see anyway.
import type { sessionExport } from '@questline/contract';
import type { Handlers } from '../../../platform/http/http.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { exportRows } from './session.export.page.ts';
import { exportQueries } from './session.export.queries.ts';
import { exportsPerAccount } from '../session.limits.ts';
import type { SessionDeps } from '../session.deps.ts';
import { findUser, listDevices } from '../session.queries.ts';
import { viewUser } from '../session.view.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'rateLimit'>;

export const sessionExportRoutes = ({ authDatabase, rateLimit }: Deps): Handlers<typeof sessionExport> => ({
  'GET /api/session/export/:part': async ({ db, actor, input }) => {
    const { part } = input.params;
    const auth = authDatabase.as(actor);
    if (part === 'account') {
      // Only the first part counts toward the limit on exports.
      await rateLimit.admit(auth, exportsPerAccount(actor.personId));
      const user = await auth.maybe(findUser(actor.personId));
      if (!user) throw new Refusal('not_signed_in');
      return { items: [viewUser(user)], next: null };
    }
    if (part === 'devices') {
      const rows = await auth.many(listDevices(actor.personId));
      const items = rows.map(({ device, created_at, rotated_at }) => ({
        device,
        created_at,
        last_used_at: rotated_at,
      }));
      return { items, next: null };
    }
    const rows = await exportQueries[part](db, actor, input.query);
    return { items: rows.map(itemOf), next: nextOf(rows) };
  },
});

const nextOf = (rows: { cursor: string }[]) => (rows.length === exportRows ? rows.at(-1)!.cursor : null);

function itemOf(row: Record<string, unknown>) {
  const { cursor: _, ...item } = row;
  return item;
}
