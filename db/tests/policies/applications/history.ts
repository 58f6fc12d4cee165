// Policies of ties and the status history.
import type { Cell } from '../../cell.ts';

export const ties: Cell[] = [
  {
    table: 'ties',
    verb: 'select',
    sql: (w) =>
      `select stage from ties where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'ties',
    verb: 'select',
    detail: 'a withdrawn one',
    sql: (w) =>
      `select stage from ties where student_id = '${w.owner}' and company_id = '${w.withdrawnCompany}'`,
    allowed: ['owner'],
  },
  {
    table: 'ties',
    verb: 'update',
    detail: 'setting the own stage',
    sql: (w) => `update ties set stage = 'accepted' where student_id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'ties',
    verb: 'insert',
    detail: 'creating a tie',
    sql: (w) =>
      `insert into ties (company_id, student_id, stage) values (app.uid(), '${w.owner}', 'accepted')`,
    allowed: [],
    noPrivilege: true,
  },
];

export const history: Cell[] = [
  {
    table: 'status_changes',
    verb: 'select',
    sql: (w) => `select status, note from status_changes where subject_id = '${w.pendingApplication}'`,
    allowed: ['owner', 'pending company'],
  },
  {
    table: 'status_changes',
    verb: 'select',
    detail: "a submission's",
    sql: (w) => `select status, note from status_changes where subject_id = '${w.approvedWork}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'status_changes',
    verb: 'select',
    detail: "a withdrawn application's",
    sql: (w) => `select status, note from status_changes where subject_id = '${w.withdrawnApplication}'`,
    allowed: ['owner'],
  },
  {
    table: 'status_changes',
    verb: 'select',
    detail: "a withdrawn application's, of a company with other applications",
    sql: (w) => `select status, note from status_changes where subject_id = '${w.withdrawnFromPaused}'`,
    allowed: ['other student'],
  },
  {
    table: 'status_changes',
    verb: 'insert',
    detail: 'inventing history',
    sql: (w) =>
      `insert into status_changes (subject, subject_id, student_id, company_id, status)
       values ('application', '${w.pendingApplication}', '${w.owner}', '${w.pendingCompany}', 'accepted')`,
    allowed: [],
    noPrivilege: true,
  },
];
