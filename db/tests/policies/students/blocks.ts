// Who reads and writes blocks, and what they hide. The other student has blocked the blocked company without having applied
// to it, and the owner the left company.
import { accounts, all, companies, everybody, except } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import { apply } from '../applications/apply.ts';
import { block } from './block.ts';

export const blocks: Cell[] = [
  {
    table: 'blocks',
    verb: 'select',
    sql: (w) => `select company_id from blocks where student_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'blocks',
    verb: 'select',
    detail: "another student's",
    sql: (w) => `select company_id from blocks where student_id = '${w.otherStudent}'`,
    allowed: ['other student'],
  },
  {
    table: 'blocks',
    verb: 'select',
    detail: 'for notifications',
    role: 'app_worker',
    sql: (w) => `select company_id from blocks where student_id = '${w.owner}'`,
    allowed: ['worker'],
  },
  {
    table: 'blocks',
    verb: 'select',
    detail: 'at the desk',
    role: 'app_desk',
    sql: () => 'select company_id from blocks',
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'blocks',
    verb: 'call',
    detail: 'with their names',
    sql: () => 'select company_name from keeper.blocked_companies()',
    allowed: ['owner', 'other student'],
  },
  {
    table: 'blocks',
    verb: 'call',
    detail: 'whether the blocked company is blocked',
    sql: (w) => `select where keeper.has_blocked('${w.blockedCompany}')`,
    allowed: ['other student'],
  },
  {
    table: 'blocks',
    verb: 'call',
    detail: 'whether the left company is blocked',
    sql: (w) => `select where keeper.has_blocked('${w.leftCompany}')`,
    allowed: ['owner'],
  },
  {
    table: 'blocks',
    verb: 'call',
    detail: 'their initiatives',
    sql: (w) => `select where keeper.hidden_initiatives() = array['${w.blockedInitiative}'::uuid]`,
    allowed: ['other student'],
  },
  {
    table: 'blocks',
    verb: 'insert',
    sql: (w) => block(w.otherCompany),
    allowed: ['owner', 'other student', 'unverified student'],
    // Only students are in student_profiles.
    refused: all(companies, '23503'),
  },
  {
    table: 'blocks',
    verb: 'insert',
    detail: "in another student's name",
    sql: (w) => `insert into blocks (student_id, company_id) values ('${w.owner}', '${w.otherCompany}')`,
    allowed: ['owner'],
  },
  {
    table: 'blocks',
    verb: 'delete',
    sql: (w) => `delete from blocks where student_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'blocks',
    verb: 'delete',
    detail: 'all',
    sql: () => 'delete from blocks',
    allowed: ['owner', 'other student'],
  },
  {
    table: 'blocks',
    verb: 'update',
    detail: 'blocking another company instead',
    sql: (w) => `update blocks set company_id = '${w.idleCompany}'`,
    allowed: [],
    noPrivilege: true,
  },

  // What they hide
  {
    table: 'company_profiles',
    verb: 'select',
    detail: 'one that the other student blocked',
    sql: (w) => `select company_name from company_profiles where id = '${w.blockedCompany}'`,
    allowed: except(everybody, 'other student'),
  },
  {
    table: 'company_profiles',
    verb: 'select',
    detail: 'one that the owner left and blocked',
    sql: (w) => `select company_name from company_profiles where id = '${w.leftCompany}'`,
    allowed: everybody,
  },
  {
    table: 'initiatives',
    verb: 'select',
    detail: 'of a company that the other student blocked',
    sql: (w) => `select name from initiatives where id = '${w.blockedInitiative}'`,
    allowed: except(everybody, 'other student'),
  },
  {
    table: 'initiatives',
    verb: 'select',
    detail: 'of a company that the owner left and blocked',
    sql: (w) => `select name from initiatives where id = '${w.leftInitiative}'`,
    allowed: everybody,
  },
  {
    table: 'initiative_terms',
    verb: 'select',
    detail: 'of a company that the other student blocked',
    sql: (w) =>
      `select term from initiative_terms where term <> 'open' and initiative_id = '${w.blockedInitiative}'`,
    allowed: except(accounts, 'other student'),
  },
  {
    table: 'initiative_terms',
    verb: 'select',
    detail: 'of a company that the owner left and blocked',
    sql: (w) =>
      `select term from initiative_terms where term <> 'open' and initiative_id = '${w.leftInitiative}'`,
    allowed: except(accounts, 'owner'),
  },
  {
    table: 'initiative_terms',
    verb: 'select',
    detail: 'that an initiative of a company that the other student blocked is open',
    sql: (w) =>
      `select term from initiative_terms where term = 'open' and initiative_id = '${w.blockedInitiative}'`,
    allowed: except(everybody, 'other student'),
  },
  {
    table: 'company_terms',
    verb: 'select',
    detail: 'of a company that the other student blocked',
    sql: (w) => `select term from company_terms where company_id = '${w.blockedCompany}'`,
    allowed: except(accounts, 'other student'),
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    detail: 'to a company that the other student blocked',
    sql: (w) => apply('app.uid()', w.blockedInitiative, w.blockedCompany),
    allowed: ['owner'],
    refused: { 'other student': 'not_found', ...all(except(companies, 'unverified company'), '23503') },
  },
];
