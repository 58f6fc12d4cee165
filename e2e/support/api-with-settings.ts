// A second API on the same database, for journeys about a setting that the environment doesn't have.
import { join } from 'node:path';
import { freePort } from '@questline/db/free-port.ts';
import { startProcess } from '../environment/processes.ts';
import { test as base } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');

/** Emails still link to the environment's API: `here` changes such a link. */
export const testWith = (settings: Record<string, string> | (() => Record<string, string>)) =>
  base.extend<{ here: (link: string) => string }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    baseURL: async ({}, use) => {
      const usual = process.env['JOURNEY_ORIGIN']!;
      const [port, metricsPort] = [await freePort(), await freePort()];
      const origin = `http://localhost:${port}`;
      const api = await startProcess({
        name: 'api',
        args: [join(root, 'apps/server/src/api.ts')],
        env: {
          ...(JSON.parse(process.env['JOURNEY_API_SETTINGS']!) as Record<string, string>),
          ...(typeof settings === 'function' ? settings() : settings),
          ORIGIN: origin,
          PORT: String(port),
          METRICS_PORT: String(metricsPort),
        },
        ready: /listening/,
        logFile: join(root, `.data/journeys/api-${port}.log`),
      });
      // For what takes part in the journey without a browser.
      process.env['JOURNEY_ORIGIN'] = origin;
      await use(origin);
      process.env['JOURNEY_ORIGIN'] = usual;
      await api.stop();
    },
    here: async ({ baseURL }, use) =>
      use((link) => {
        const { pathname, search } = new URL(link);
        return `${baseURL}${pathname}${search}`;
      }),
  });
