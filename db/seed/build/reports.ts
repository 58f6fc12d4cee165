// Reports that operators have closed.
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';
import type { Scenario } from './scenario.ts';

const closed = [
  { student: 'kwame-mensah', company: 'tidepool', sent: 12, answered: 11, unread: false },
  { student: 'zara-ahmed', company: 'tidepool', sent: 3, answered: 2, unread: true },
];

export function addReports(clock: Clock, ids: Ids, scenario: Scenario): void {
  for (const { student, company, sent, answered, unread } of closed) {
    const [user, about] = [ids.get(student)!, ids.get(company)!];
    const at = clock.ago(sent, `report:${student}`);
    const id = idAt(`report:${student}`, at);
    const closedAt = clock.ago(answered, `report-closed:${student}`);
    scenario.steps.push({
      at,
      actor: user,
      sql: `insert into reports (id, reporter_id, subject, subject_id, reason, created_at)
        values ($1, $2, 'company', $3, 'other', $4)`,
      values: [id, user, about, at],
    });
    scenario.steps.push({
      at: closedAt,
      actor: null,
      sql: `update reports set status = 'closed', outcome = 'no_action', closed_at = $2 where id = $1`,
      values: [id, closedAt],
    });
    scenario.events.push({ at, event: 'report.sent', subject: id, actor: user, notified: [] });
    const notified = [{ user, kind: 'report_closed' as const, unread }];
    scenario.events.push({ at: closedAt, event: 'report.closed', subject: id, actor: null, notified });
  }
}
