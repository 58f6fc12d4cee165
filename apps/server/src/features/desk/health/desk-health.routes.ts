// The route of the health page.
import type { deskHealth } from '@questline/contract';
import { filesIn } from '@questline/db/schema-version.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import { readHealth } from '../../../platform/telemetry/health-figures.ts';
import { viewHealth } from './desk-health.view.ts';

/** An API process is ready only for the database version that its checkout has (readiness.ts). */
const schema = filesIn('migrations')
  .at(-1)!
  .name.replace(/\.sql$/, '');

export const deskHealthRoutes: Handlers<typeof deskHealth> = {
  'GET /api/desk/health': async ({ db }) => {
    const { figures } = await db.one(readHealth());
    return viewHealth(figures, schema, new Date());
  },
};
