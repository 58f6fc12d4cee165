// SQL for submissions in policy cells.
import type { World } from '../../world.ts';

export type Submission = {
  application?: string;
  student?: string;
  initiative?: string;
  company?: string;
  task?: string;
  type?: string;
  content?: string;
  file?: string;
  client?: string;
};

/** By default the owner submits the open task. */
export const submit = (w: World, it: Submission = {}) =>
  `insert into task_submissions
     (application_id, student_id, initiative_id, company_id, task_id, client_id, submission_type, content, file_id)
   values ('${it.application ?? w.acceptedApplication}', ${it.student ?? `'${w.owner}'`},
     '${it.initiative ?? w.acceptedInitiative}', '${it.company ?? w.acceptedCompany}', '${it.task ?? w.openTask}',
     ${it.client ? `'${it.client}'` : 'uuidv7()'}, '${it.type ?? 'text'}',
     ${it.file ? 'null' : `'${it.content ?? 'My work'}'`}, ${it.file ? `'${it.file}'` : 'null'})`;
