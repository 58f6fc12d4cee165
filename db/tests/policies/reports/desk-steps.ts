// Statements of operators about reports, for the cells.
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

export const opens = (w: World, report = w.report) => `select from keeper.open_report('${report}')`;
export const reads = (w: World, report = w.report, why = `'danger'`) =>
  `select from keeper.read_conversation('${report}', ${why}, 'Has he asked her before?')`;
export const closes = (report: string, actions = '') =>
  `select keeper.close_report(null, '${report}', '{${actions}}', 'Clear case')`;
export const releases = (w: World) => `select keeper.release_report('${w.report}')`;
export const refuses = (code: string, sql: string) => refusedWith(code, sql.replace(/^select/, 'perform'));
export const logged = (
  w: World,
  report = w.report,
) => `(select string_agg(what, ' ' order by id) from desk_log
  where report_id = '${report}' and operator_id = '${w.operator}')`;
export const inConversation = (w: World) =>
  `update reports set snapshot = '{"text": "Hello", "conversation_id": "${w.conversation}"}' where id = '${w.report}'`;
