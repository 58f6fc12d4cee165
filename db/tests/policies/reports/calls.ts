// A function about reports that operators call.
import type { Actor } from '../../actors.ts';
import type { Access } from '../../cell.ts';
import type { World } from '../../world.ts';

export const calls = (
  detail: string,
  sql: (w: World) => string,
  allowed: readonly Actor[],
  refused: Access['refused'] = {},
): Access => ({
  table: 'reports',
  verb: 'call',
  detail,
  role: 'app_desk',
  sql: (w) => `select from ${sql(w)}`,
  allowed,
  refused,
});
