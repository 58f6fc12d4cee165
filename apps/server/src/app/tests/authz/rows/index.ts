// All rows of the permission matrix. An endpoint without one doesn't compile.
import type { Api, DeskApi } from '@questline/contract';
import { listRows, type Rows } from '../row.ts';
import { applicationsRows } from './applications.ts';
import { companiesRows } from './companies.ts';
import { deskAccountsRows } from './desk-accounts.ts';
import { deskQueuesRows } from './desk-queues.ts';
import { deskRows } from './desk.ts';
import { initiativesRows } from './initiatives.ts';
import { messagesRows } from './messages.ts';
import { publicFormsRows } from './public-forms.ts';
import { recordRows } from './record.ts';
import { sessionRows } from './session.ts';
import { studentsRows } from './students.ts';
import { workRows } from './work.ts';

const ofApp: Rows<Api> = {
  ...sessionRows,
  ...studentsRows,
  ...companiesRows,
  ...initiativesRows,
  ...applicationsRows,
  ...workRows,
  ...recordRows,
  ...messagesRows,
  ...publicFormsRows,
};
const ofDesk: Rows<DeskApi> = { ...deskRows, ...deskAccountsRows, ...deskQueuesRows };

export const rows = [...listRows(ofApp), ...listRows(ofDesk)];
