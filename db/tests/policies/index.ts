// The whole policy matrix: who can do what with which table, and what triggers do.
import type { Cell } from '../matrix.ts';
import { applications } from './applications.ts';
import { changingEverything } from './changing-everything.ts';
import { closingTies } from './closing-ties.ts';
import { companies } from './companies.ts';
import { files } from './files.ts';
import { initiatives } from './initiatives.ts';
import { inquiries } from './inquiries.ts';
import { leaving } from './leaving.ts';
import { limits } from './limits.ts';
import { mail } from './mail.ts';
import { matching } from './matching.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { openingConversations } from './messages-opening.ts';
import { rareStates } from './rare-states.ts';
import { sessionDeletion } from './session-deletion.ts';
import { session } from './session.ts';
import { allSteps } from './steps.ts';
import { students } from './students.ts';
import { submissionDrafts } from './submission-drafts.ts';
import { submissions } from './submissions.ts';
import { talking } from './talking.ts';
import { tasks } from './tasks.ts';
import { waitlist } from './waitlist.ts';

export const cells: readonly Cell[] = [
  ...session,
  ...sessionDeletion,
  ...closingTies,
  ...students,
  ...companies,
  ...initiatives,
  ...matching,
  ...tasks,
  ...applications,
  ...leaving,
  ...files,
  ...submissions,
  ...submissionDrafts,
  ...allSteps,
  ...messages,
  ...openingConversations,
  ...talking,
  ...notifications,
  ...waitlist,
  ...inquiries,
  ...limits,
  ...mail,
  ...changingEverything,
  ...rareStates,
];
