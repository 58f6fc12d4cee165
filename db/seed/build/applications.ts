// Adds applications to the scenario: sent, decided, worked on, ended.
import { limits } from '@questline/contract/plain';
import { applications } from '../data/applications/index.ts';
import type { Application } from '../data/shapes.ts';
import { students } from '../data/students.ts';
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';
import { deletedAt, type SeedInitiative } from './initiatives.ts';
import type { Scenario } from './scenario.ts';
import { addWork } from './submissions.ts';

export type AddedApplication = {
  id: string;
  studentId: string;
  key: string;
  acceptedAt: Date | null;
  finishedAt: Date | null;
};

const setStatus =
  'update initiative_applications set status = $2, decision_note = coalesce($3, decision_note) where id = $1';

export function addApplications(
  clock: Clock,
  accounts: Ids,
  prepared: Map<string, SeedInitiative>,
  scenario: Scenario,
): AddedApplication[] {
  return applications.map((it) => addApplication(clock, accounts, prepared, scenario, it));
}

function addApplication(
  clock: Clock,
  accounts: Ids,
  prepared: Map<string, SeedInitiative>,
  scenario: Scenario,
  it: Application,
): AddedApplication {
  const initiative = prepared.get(it.to);
  const studentId = accounts.get(it.student);
  const name = `${it.student}:${it.to}`;
  if (!initiative || !studentId) throw new Error(`${name}: no such student or initiative`);
  const { companyId } = initiative;
  const when = (days: number, what: string) => clock.ago(days, `${what}:${name}`);
  const sentAt = when(it.sent, 'sent');
  const id = idAt(`application:${name}`, sentAt);
  let [appliedAt, decidedAt, acceptedAt, finishedAt]: [Date, Date | null, Date | null, Date | null] = [
    sentAt,
    null,
    null,
    null,
  ];

  const take = (status: string, at: Date, actor: string | null, note?: string) => {
    scenario.history.push({ subjectId: id, status, at });
    scenario.steps.push({ at, actor, sql: setStatus, values: [id, status, note ?? null] });
  };
  const notifyCompany = (
    at: Date,
    event: 'application.sent' | 'application.withdrawn',
    kind: 'application_received' | 'application_withdrawn',
  ) =>
    scenario.events.push({ at, event, subject: id, actor: studentId, notified: [{ user: companyId, kind }] });

  scenario.history.push({ subjectId: id, status: 'pending', at: sentAt });
  scenario.steps.push({
    at: sentAt,
    actor: studentId,
    sql: `insert into initiative_applications (id, student_id, initiative_id, company_id, note, client_id, confirmed_hours)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      id,
      studentId,
      initiative.id,
      companyId,
      it.note ?? null,
      idAt(`application by its browser:${name}`, sentAt),
      students.find(({ slug }) => slug === it.student)?.hours ?? null,
    ],
  });
  notifyCompany(sentAt, 'application.sent', 'application_received');
  if (it.withdrawn !== undefined) {
    const at = when(it.withdrawn, 'withdrawn');
    take('withdrawn', at, studentId);
    notifyCompany(at, 'application.withdrawn', 'application_withdrawn');
  }
  if (it.sentAgain !== undefined) {
    appliedAt = when(it.sentAgain, 'again');
    take('pending', appliedAt, studentId);
    notifyCompany(appliedAt, 'application.sent', 'application_received');
  }
  if (it.accepted || it.rejected) {
    const status = it.accepted ? 'accepted' : 'rejected';
    const [days, note] = it.accepted ?? it.rejected!;
    decidedAt = when(days, 'decided');
    if (it.accepted) acceptedAt = decidedAt;
    take(status, decidedAt, companyId, note);
    const notified = [{ user: studentId, kind: `application_${status}` as const }];
    scenario.events.push({
      at: decidedAt,
      event: `application.${status}`,
      subject: id,
      actor: companyId,
      notified,
    });
  }

  // Every company promises an answer within five days.
  const lateAt = new Date(appliedAt.getTime() + 5 * 86_400_000);
  const isOpen = !it.accepted && !it.rejected && (it.withdrawn === undefined || it.sentAgain !== undefined);
  if (isOpen && lateAt <= clock.anchor)
    scenario.events.push({
      at: lateAt,
      event: 'answer.late',
      subject: id,
      actor: null,
      notified: [{ user: companyId, kind: 'answer_late' }],
    });

  const approved = new Set<number>();
  it.work?.forEach((work, i) => {
    const lastAt = addWork(
      clock,
      accounts,
      initiative,
      scenario,
      { applicationId: id, studentId, name },
      work,
      it.work!.slice(i + 1),
    );
    if (work.reviews?.at(-1)?.[0] === 'approved') approved.add(work.task);
    const open = initiative.data.tasks.some(
      (task, place) => task.retiredAgo === undefined && !approved.has(place + 1),
    );
    if (open || finishedAt) return;
    finishedAt = lastAt;
    scenario.history.push({ subjectId: id, status: 'completed', at: lastAt });
  });

  const endedBy = it.ended
    ? accounts.get(it.ended[1] === 'student' ? it.student : it.to.split('/')[0]!)!
    : null;
  const deleted = students.find(({ slug }) => slug === it.student)?.deletedAgo;
  const undecidedOrRunning =
    !finishedAt && !it.rejected && !(it.withdrawn !== undefined && it.sentAgain === undefined);
  if (it.unanswered) {
    finishedAt = when(it.sent - limits.unansweredDays, 'unanswered');
    const sql = `update initiative_applications set status = 'ended', unanswered_at = now() where id = $1`;
    scenario.history.push({ subjectId: id, status: 'ended', at: finishedAt });
    scenario.steps.push({ at: finishedAt, actor: null, sql, values: [id] });
    const notified = [{ user: studentId, kind: 'application_unanswered' as const }];
    scenario.events.push({
      at: finishedAt,
      event: 'application.unanswered',
      subject: id,
      actor: null,
      notified,
    });
  } else if (it.ended) {
    finishedAt = when(it.ended[0], 'ended');
    take('ended', finishedAt, endedBy);
    const notified =
      endedBy === studentId
        ? [{ user: companyId, kind: 'student_left' as const }]
        : [{ user: studentId, kind: 'application_ended' as const, unread: true }];
    scenario.events.push({
      at: finishedAt,
      event: 'application.ended',
      subject: id,
      actor: endedBy,
      notified,
    });
  } else if (initiative.data.deletedAgo && undecidedOrRunning) {
    // Deleting the initiative ends the application.
    finishedAt = deletedAt(clock, it.to, initiative.data);
    scenario.history.push({ subjectId: id, status: 'ended', at: finishedAt });
  } else if (deleted && undecidedOrRunning) {
    finishedAt = when(deleted, 'left');
    take('ended', finishedAt, null);
    const notified = [{ user: companyId, kind: 'student_left' as const, unread: true }];
    scenario.events.push({
      at: finishedAt,
      event: 'application.ended',
      subject: id,
      actor: studentId,
      notified,
    });
  }
  scenario.applicationTimes.push({
    id,
    created_at: sentAt,
    applied_at: appliedAt,
    decided_at: decidedAt,
    accepted_at: acceptedAt,
    finished_at: finishedAt,
    left_at: it.ended?.[1] === 'student' ? finishedAt : null,
    unanswered_at: it.unanswered ? finishedAt : null,
  });
  return { id, studentId, key: it.to, acceptedAt, finishedAt };
}
