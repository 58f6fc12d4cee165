// Rows of submission drafts and feedback snippets.
import { feedbackSnippets, workDrafts } from '../data/work-in-progress.ts';
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';
import type { SeedInitiative } from './initiatives.ts';

export const workDraftRows = (clock: Clock, ids: Ids, prepared: Map<string, SeedInitiative>) =>
  workDrafts.map(({ student, to, task, savedAgo, text = '', link = '' }) => {
    const task_id = prepared.get(to)?.taskIds[task - 1];
    if (!task_id) throw new Error(`${student}: no task ${task} in ${to}`);
    return {
      student_id: ids.get(student),
      task_id,
      submission_type: link ? 'link' : 'text',
      work_text: text,
      work_link: link,
      revision: 3,
      updated_at: clock.ago(savedAgo, `work draft:${student}:${to}`),
    };
  });

export const snippetRows = (clock: Clock, ids: Ids) =>
  feedbackSnippets.map(({ company, savedAgo, name, content }) => {
    const created_at = clock.ago(savedAgo, `snippet:${company}:${name}`);
    return {
      id: idAt(`snippet:${company}:${name}`, created_at),
      company_id: ids.get(company),
      client_id: idAt(`snippet by its browser:${company}:${name}`, created_at),
      name,
      content,
      created_at,
    };
  });
