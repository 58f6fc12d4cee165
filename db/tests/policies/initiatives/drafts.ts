// Policies of initiative drafts.
import { all, companies, except, students } from '../../actors.ts';
import type { Cell } from '../../cell.ts';

const otherCompanies = except(companies, 'accepted company');

export const initiativeDrafts: Cell[] = [
  {
    table: 'initiative_drafts',
    verb: 'select',
    sql: (w) => `select content from initiative_drafts where id = '${w.draft}'`,
    allowed: ['accepted company'],
    personal: true,
  },
  {
    table: 'initiative_drafts',
    verb: 'insert',
    sql: (w) => `insert into initiative_drafts (company_id, content) values ('${w.acceptedCompany}', '{}')`,
    allowed: ['accepted company'],
  },
  {
    table: 'initiative_drafts',
    verb: 'insert',
    detail: 'in the name of another person',
    sql: (w) =>
      `insert into initiative_drafts (company_id, person_id, content)
       values (app.uid(), '${w.acceptedMember}', '{}')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'initiative_drafts',
    verb: 'update',
    detail: 'giving it to another person',
    sql: (w) => `update initiative_drafts set person_id = '${w.acceptedMember}' where id = '${w.draft}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'initiative_drafts',
    verb: 'insert',
    detail: "with a client_id of the accepted company's founder",
    sql: (w) =>
      `insert into initiative_drafts (company_id, client_id, content) values (app.uid(), '${w.usedClientId}', '{}')`,
    allowed: [...otherCompanies, 'accepted member'],
    refused: { ...all(students, '23503'), 'accepted company': '23505' },
  },
  {
    table: 'initiative_drafts',
    verb: 'insert',
    detail: "in their own name for the accepted company's initiative",
    sql: (w) =>
      `insert into initiative_drafts (company_id, initiative_id, content) values (app.uid(), '${w.openInitiative}', '{}')`,
    allowed: ['accepted company'],
    refused: all([...students, ...otherCompanies], '23503'),
  },
  {
    table: 'initiative_drafts',
    verb: 'select',
    detail: 'one unchanged for a year',
    role: 'app_worker',
    sql: (w) => `select id from initiative_drafts where id = '${w.oldDraft}'`,
    allowed: ['worker'],
  },
  {
    table: 'initiative_drafts',
    verb: 'select',
    detail: 'a recent one',
    role: 'app_worker',
    sql: (w) => `select id from initiative_drafts where id = '${w.draft}'`,
    allowed: [],
  },
  {
    table: 'initiative_drafts',
    verb: 'delete',
    detail: 'one unchanged for a year',
    role: 'app_worker',
    sql: (w) => `delete from initiative_drafts where id = '${w.oldDraft}'`,
    allowed: ['worker'],
  },
  {
    // Without a condition only the delete policy applies, not the select policy.
    table: 'initiative_drafts',
    verb: 'delete',
    detail: 'all rows',
    role: 'app_worker',
    sql: () => `delete from initiative_drafts`,
    allowed: ['worker'],
  },
  {
    guarantee: "the worker's cleanup keeps recent drafts",
    covers: [],
    steps: () => [['worker', `delete from initiative_drafts`]],
    query: (w) =>
      `select count(*)::int from initiative_drafts where id in ('${w.draft}', '${w.otherDraft}', '${w.oldDraft}')`,
    expected: { count: 2 },
  },
  {
    table: 'initiative_drafts',
    verb: 'update',
    sql: (w) => `update initiative_drafts set content = '{"name": "x"}' where id = '${w.draft}'`,
    allowed: ['accepted company'],
    personal: true,
  },
  {
    table: 'initiative_drafts',
    verb: 'update',
    detail: "moving it to the accepted company's initiative",
    sql: (w) =>
      `update initiative_drafts set initiative_id = '${w.openInitiative}' where id = '${w.otherDraft}'`,
    allowed: [],
    refused: { 'other company': '23503' },
    personal: true,
  },
  {
    table: 'initiative_drafts',
    verb: 'update',
    detail: 'moving it to another company',
    sql: (w) => `update initiative_drafts set company_id = '${w.otherCompany}' where id = '${w.draft}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'initiative_drafts',
    verb: 'delete',
    sql: (w) => `delete from initiative_drafts where id = '${w.draft}'`,
    allowed: ['accepted company'],
    personal: true,
  },
  {
    table: 'initiative_drafts',
    verb: 'delete',
    detail: 'all rows',
    sql: () => `delete from initiative_drafts`,
    allowed: ['accepted company', 'other company'],
    personal: true,
  },
];
