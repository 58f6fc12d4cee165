// The names of schemas in openapi.json. Each is defined there once, wherever it is used.
import * as z from 'zod/mini';
import {
  activeStudent,
  applicant,
  receivedApplication,
  studentsPage,
} from './endpoints/applications-company.ts';
import { studentNote } from './endpoints/applications-notes.ts';
import { ownApplication, statusChange, tasksDone } from './endpoints/applications.ts';
import { verification } from './endpoints/companies-verification.ts';
import { companyPage, companyProfile, onboarding, openInitiative } from './endpoints/companies.ts';
import { storedFile } from './endpoints/files.ts';
import { collaboration, guardianPage, ownGuardian } from './endpoints/guardians.ts';
import { homePage, waiting, yourTurn } from './endpoints/home.ts';
import { draft, draftContent, listedDraft } from './endpoints/initiative-drafts.ts';
import {
  initiativeDetails,
  ownInitiative,
  ownInitiativeCard,
  readiness,
  resultsWeek,
} from './endpoints/initiatives-own.ts';
import { featuredInitiative, initiativePage } from './endpoints/initiatives.ts';
import { cardCompany, companyCard, fit, initiativeCard } from './endpoints/matching.ts';
import { contact, conversation, message, person } from './endpoints/messages.ts';
import { notification, notificationPreferences } from './endpoints/notifications.ts';
import { intake, savedDay } from './endpoints/places.ts';
import { recordEntry, recordPage } from './endpoints/record.ts';
import { report } from './endpoints/reports.ts';
import { companyReward, ownReward, payment, reward, savedReward } from './endpoints/rewards.ts';
import { device, sessionAnswer, user } from './endpoints/session.ts';
import { invitation, teammate } from './endpoints/team.ts';
import {
  finishedInitiative,
  ownStudentProfile,
  blockedCompany,
  sharing,
  student,
  survey,
  welcomeQuest,
} from './endpoints/students.ts';
import {
  givenReview,
  queuedSubmission,
  reviewedSubmission,
  studentsSummary,
  submissionCard,
} from './endpoints/submissions-review.ts';
import { feedbackSnippet } from './endpoints/submissions-snippets.ts';
import {
  attempt,
  submissionDraft,
  submittedFile,
  workspace,
  workspaceTask,
} from './endpoints/submissions.ts';
import { outlinedTask, savedTask, task } from './endpoints/tasks.ts';
import { day, emailAddress, id, time } from './http/shapes.ts';
import { industryNames, industryTags } from './vocabularies/industries.ts';
import { notificationKinds } from './vocabularies/notifications.ts';
import { applicationStatuses, submissionStatuses, submissionTypes } from './vocabularies/statuses.ts';
import { initiativeTags } from './vocabularies/vocabularies.ts';

export const schemas = {
  Uuid: id,
  Timestamp: time,
  Day: day,
  EmailAddress: emailAddress(''),
  NamedReference: z.object({ id, name: z.string() }),
  Industry: z.enum(industryNames),
  IndustryTag: z.enum(industryTags),
  InitiativeTag: z.enum(initiativeTags),
  ApplicationStatus: z.enum(applicationStatuses),
  SubmissionStatus: z.enum(submissionStatuses),
  SubmissionType: z.enum(submissionTypes),
  NotificationKind: z.enum(notificationKinds),
  RecordEntry: recordEntry,
  RecordPage: recordPage,
  Report: report,
  SavedDay: savedDay,
  Intake: intake,
  Reward: reward,
  SavedReward: savedReward,
  Payment: payment,
  CompanyReward: companyReward,
  OwnReward: ownReward,
  User: user,
  Session: sessionAnswer,
  Device: device,
  Invitation: invitation,
  Teammate: teammate,
  Student: student,
  BlockedCompany: blockedCompany,
  Sharing: sharing,
  OwnStudentProfile: ownStudentProfile,
  Survey: survey,
  WelcomeQuest: welcomeQuest,
  FinishedInitiative: finishedInitiative,
  CompanyProfile: companyProfile,
  CompanyPage: companyPage,
  Verification: verification,
  Onboarding: onboarding,
  CompanyCard: companyCard,
  CardCompany: cardCompany,
  Fit: fit,
  InitiativeCard: initiativeCard,
  FeaturedInitiative: featuredInitiative,
  OpenInitiative: openInitiative,
  InitiativePage: initiativePage,
  InitiativeDetails: initiativeDetails,
  Readiness: readiness,
  OwnInitiative: ownInitiative,
  OwnInitiativeCard: ownInitiativeCard,
  ResultsWeek: resultsWeek,
  InitiativeDraft: draft,
  InitiativeDraftContent: draftContent,
  ListedDraft: listedDraft,
  Task: task,
  OutlinedTask: outlinedTask,
  SavedTask: savedTask,
  OwnApplication: ownApplication,
  Applicant: applicant,
  ReceivedApplication: receivedApplication,
  StudentNote: studentNote,
  StatusChange: statusChange,
  TasksDone: tasksDone,
  ActiveStudent: activeStudent,
  StudentsPage: studentsPage,
  StudentsSummary: studentsSummary,
  Attempt: attempt,
  SubmissionDraft: submissionDraft,
  SubmittedFile: submittedFile,
  Workspace: workspace,
  WorkspaceTask: workspaceTask,
  SubmissionCard: submissionCard,
  QueuedSubmission: queuedSubmission,
  ReviewedSubmission: reviewedSubmission,
  GivenReview: givenReview,
  FeedbackSnippet: feedbackSnippet,
  StoredFile: storedFile,
  Person: person,
  Conversation: conversation,
  Message: message,
  Contact: contact,
  Notification: notification,
  NotificationPreferences: notificationPreferences,
  HomePage: homePage,
  Waiting: waiting,
  YourTurn: yourTurn,
  OwnGuardian: ownGuardian,
  GuardianPage: guardianPage,
  Collaboration: collaboration,
};
