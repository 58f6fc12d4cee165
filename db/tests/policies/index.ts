// The whole policy matrix: who can do what with which table, and what triggers do.
import type { Cell } from '../cell.ts';
import { accessLog } from './access-log/access-log.ts';
import { recordedAccess } from './access-log/recorded.ts';
import { applications } from './applications/applications.ts';
import { history, ties } from './applications/history.ts';
import { leaving, leavingTriggers } from './applications/leaving.ts';
import { allSteps } from './applications/steps.ts';
import { applicationTriggers } from './applications/triggers.ts';
import { changingEverything } from './changing-everything.ts';
import { companies } from './companies/companies.ts';
import { deskCompanies } from './companies/desk-companies.ts';
import { responseTimes } from './companies/response-times.ts';
import { verification } from './companies/verification.ts';
import { desk } from './desk.ts';
import { fileCleanup } from './files/cleanup.ts';
import { files, workerFiles } from './files/files.ts';
import { images } from './files/images.ts';
import { photos } from './files/photos.ts';
import { storage } from './files/storage.ts';
import { deciding } from './guardians/deciding.ts';
import { guardians } from './guardians/guardians.ts';
import { naming } from './guardians/naming.ts';
import { initiativeChanges } from './initiatives/changes.ts';
import { initiativeDrafts } from './initiatives/drafts.ts';
import { handedOverDrafts } from './initiatives/handed-over-drafts.ts';
import { initiatives } from './initiatives/initiatives.ts';
import { matching } from './initiatives/matching.ts';
import { tasks } from './initiatives/tasks.ts';
import { birthMonth } from './students/birth-month.ts';
import { inquiries } from './inquiries.ts';
import { limits } from './limits.ts';
import { mail } from './mail.ts';
import { closedConversations } from './messages/closing.ts';
import { conversations } from './messages/conversations.ts';
import { invitations } from './invitations.ts';
import { team } from './team.ts';
import { messageLimits } from './messages/message-limits.ts';
import { messages } from './messages/messages.ts';
import { openingConversations } from './messages/opening.ts';
import { deskContacts } from './messages/desk-contacts.ts';
import { removedContacts } from './messages/removed-contacts.ts';
import { messageStages } from './messages/stages.ts';
import { conversationStatus } from './messages/status.ts';
import { unread } from './messages/unread.ts';
import { unreadByPerson } from './messages/unread-by-person.ts';
import { notifications } from './notifications.ts';
import { leavingACompany } from './leaving-a-company.ts';
import { rareStates } from './rare-states.ts';
import { deskDecisions } from './reports/desk-decisions.ts';
import { deskReports } from './reports/desk-reports.ts';
import { reports } from './reports/reports.ts';
import { snapshots } from './reports/snapshots.ts';
import { deletedAccount } from './session/deleted-account.ts';
import { closingTies } from './session/deletion-ties.ts';
import { deletion } from './session/deletion.ts';
import { session } from './session/session.ts';
import { blockedCompanies, blocks } from './students/blocks.ts';
import { studentCards } from './students/cards.ts';
import { students } from './students/students.ts';
import { submissionDrafts } from './submissions/drafts.ts';
import { progressTriggers } from './submissions/progress.ts';
import { submissions } from './submissions/submissions.ts';
import { waitlist } from './waitlist.ts';
import { whoDidIt } from './who-did-it.ts';

export const cells: readonly Cell[] = [
  ...session,
  ...deletion,
  ...deletedAccount,
  ...closingTies,
  ...students,
  ...blocks,
  ...blockedCompanies,
  ...companies,
  ...verification,
  ...deskCompanies,
  ...team,
  ...leavingACompany,
  ...invitations,
  ...responseTimes,
  ...initiatives,
  ...initiativeDrafts,
  ...handedOverDrafts,
  ...matching,
  ...initiativeChanges,
  ...tasks,
  ...applications,
  ...ties,
  ...history,
  ...applicationTriggers,
  ...leaving,
  ...leavingTriggers,
  ...closedConversations,
  ...studentCards,
  ...files,
  ...storage,
  ...photos,
  ...workerFiles,
  ...images,
  ...fileCleanup,
  ...submissions,
  ...progressTriggers,
  ...submissionDrafts,
  ...allSteps,
  ...conversations,
  ...messages,
  ...unread,
  ...unreadByPerson,
  ...messageLimits,
  ...conversationStatus,
  ...openingConversations,
  ...messageStages,
  ...removedContacts,
  ...deskContacts,
  ...notifications,
  ...reports,
  ...snapshots,
  ...deskReports,
  ...deskDecisions,
  ...waitlist,
  ...birthMonth,
  ...guardians,
  ...naming,
  ...deciding,
  ...inquiries,
  ...limits,
  ...desk,
  ...mail,
  ...changingEverything,
  ...rareStates,
  ...whoDidIt,
  ...accessLog,
  ...recordedAccess,
];
