// The whole policy matrix: who can do what with which table, and what triggers do.
import type { Cell } from '../cell.ts';
import { accessLog } from './access-log/access-log.ts';
import { recordedAccess } from './access-log/recorded.ts';
import { accessLogRetention } from './access-log/retention.ts';
import { applications } from './applications/applications.ts';
import { heldDecisions } from './applications/held-decisions.ts';
import { history, ties } from './applications/history.ts';
import { lateAnswers } from './applications/late-answers.ts';
import { leaving, leavingTriggers } from './applications/leaving.ts';
import { allSteps } from './applications/steps.ts';
import { applicationTriggers } from './applications/triggers.ts';
import { changingEverything } from './changing-everything.ts';
import { companies } from './companies/companies.ts';
import { companyReviews } from './companies/company-reviews.ts';
import { deskAccess } from './companies/desk-access.ts';
import { deskCompanies } from './companies/desk-companies.ts';
import { responseTimes } from './companies/response-times.ts';
import { answerPromises } from './companies/answer-promises.ts';
import { suspension } from './companies/suspension.ts';
import { verification } from './companies/verification.ts';
import { deskAccounts } from './desk/accounts.ts';
import { administrator } from './desk/administrator.ts';
import { deskOperators } from './desk/operators.ts';
import { deskReasons } from './desk/reasons.ts';
import { desk } from './desk/desk.ts';
import { fileCleanup } from './files/cleanup.ts';
import { files, workerFiles } from './files/files.ts';
import { images } from './files/images.ts';
import { photos } from './files/photos.ts';
import { storage } from './files/storage.ts';
import { deciding } from './guardians/deciding.ts';
import { guardians } from './guardians/guardians.ts';
import { naming } from './guardians/naming.ts';
import { guardiansAndTakedowns } from './guardians/takedowns.ts';
import { waitingForGuardian } from './guardians/waiting.ts';
import { initiativeChanges } from './initiatives/changes.ts';
import { initiativeDays } from './initiatives/days.ts';
import { initiativeDrafts } from './initiatives/drafts.ts';
import { handedOverDrafts } from './initiatives/handed-over-drafts.ts';
import { initiatives } from './initiatives/initiatives.ts';
import { matching } from './initiatives/matching.ts';
import { places } from './initiatives/places.ts';
import { tasks } from './initiatives/tasks.ts';
import { initiativeTotals } from './initiatives/totals.ts';
import { namesInHistory } from './students/names-in-history.ts';
import { birthMonth } from './students/birth-month.ts';
import { inquiries } from './inquiries.ts';
import { limits } from './limits.ts';
import { deskEmails } from './desk/emails.ts';
import { undeliveredEmails } from './desk/undelivered-emails.ts';
import { platformHealth } from './desk/health.ts';
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
import { push } from './push.ts';
import { leavingACompany } from './leaving-a-company.ts';
import { deskProspects } from './prospects/desk-prospects.ts';
import { prospects } from './prospects/prospects.ts';
import { rareStates } from './rare-states.ts';
import { deskDecisions } from './reports/desk-decisions.ts';
import { deskTakedowns } from './reports/desk-takedowns.ts';
import { deskEvidence } from './reports/desk-evidence.ts';
import { deskReports } from './reports/desk-reports.ts';
import { reports } from './reports/reports.ts';
import { record } from './students/record.ts';
import { recordSharing } from './students/record-sharing.ts';
import { rewards } from './rewards/rewards.ts';
import { rewardTriggers } from './rewards/triggers.ts';
import { snapshots } from './reports/snapshots.ts';
import { deletedAccount } from './session/deleted-account.ts';
import { deletingACompany } from './session/deleting-a-company.ts';
import { closingTies } from './session/deletion-ties.ts';
import { deletion } from './session/deletion.ts';
import { emailCorrections } from './session/email-corrections.ts';
import { session } from './session/session.ts';
import { blockedCompanies } from './students/blocked-companies.ts';
import { blocks } from './students/blocks.ts';
import { studentBreaks } from './students/breaks.ts';
import { studentCards } from './students/cards.ts';
import { studentNotes } from './students/notes.ts';
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
  ...namesInHistory,
  ...companies,
  ...verification,
  ...companyReviews,
  ...answerPromises,
  ...suspension,
  ...deskCompanies,
  ...deskAccess,
  ...team,
  ...deletingACompany,
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
  ...studentBreaks,
  ...studentNotes,
  ...initiativeTotals,
  ...initiativeDays,
  ...places,
  ...heldDecisions,
  ...lateAnswers,
  ...files,
  ...storage,
  ...photos,
  ...workerFiles,
  ...images,
  ...fileCleanup,
  ...submissions,
  ...progressTriggers,
  ...submissionDrafts,
  ...record,
  ...recordSharing,
  ...rewards,
  ...rewardTriggers,
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
  ...push,
  ...reports,
  ...snapshots,
  ...deskReports,
  ...deskDecisions,
  ...deskEvidence,
  ...deskTakedowns,
  ...waitlist,
  ...birthMonth,
  ...guardians,
  ...naming,
  ...deciding,
  ...waitingForGuardian,
  ...guardiansAndTakedowns,
  ...inquiries,
  ...prospects,
  ...deskProspects,
  ...limits,
  ...desk,
  ...deskOperators,
  ...deskAccounts,
  ...administrator,
  ...deskReasons,
  ...emailCorrections,
  ...mail,
  ...undeliveredEmails,
  ...deskEmails,
  ...platformHealth,
  ...changingEverything,
  ...rareStates,
  ...whoDidIt,
  ...accessLog,
  ...recordedAccess,
  ...accessLogRetention,
];
