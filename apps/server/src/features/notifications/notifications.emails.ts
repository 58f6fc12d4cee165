// Emails about applications, submissions and messages. Recipient, names, texts and links are read and created here,
// when the email is sent, and never stored in a job or event. Accounts with an unverified email, or that turned a
// kind off, get none.
import { bylineOf, nameOf } from '@questline/contract';
import {
  answersLate,
  applicationAccepted,
  applicationEnded,
  applicationReceived,
  applicationRejected,
  applicationUnanswered,
  companyRestored,
  companySuspended,
  messageNotification,
  reportClosed,
  studentLeft,
  submissionReceived,
  taskApproved,
  taskNeedsRevision,
} from '@questline/emails';
import type { Statements } from '../../platform/database/db.ts';
import type { Links } from '../../platform/auth/links.ts';
import type { Composers } from '../../platform/email/email-delivery.ts';
import { takeDigest } from '../../platform/email/email-digests.ts';
import {
  applicationsWaiting,
  findApplication,
  findClosedReport,
  findLate,
  findSubmission,
  findUnread,
  submissionsWaiting,
} from './notifications.emails.queries.ts';
import { createWriteTo, toStudent } from './notifications.recipients.ts';
import { rewardsEmails } from './notifications.rewards.emails.ts';

type Options = { links: Links; origin: string; now?: () => Date };

export function notificationsEmails({ links, origin: site, now = () => new Date() }: Options) {
  const writeTo = createWriteTo({ links, site, now });

  const taskEmail =
    (status: 'approved' | 'needs_revision', render: typeof taskApproved) =>
    async (id: string, db: Statements) => {
      const work = await db.maybe(findSubmission(id));
      if (work?.status !== status) return undefined;
      return writeTo(db, toStudent(work), `submission_${status}`, ({ name, stopLink }) =>
        render({
          studentName: name,
          taskTitle: work.task_title,
          initiativeName: work.initiative_name,
          companyName: nameOf('company', work.company_name),
          reviewerName: work.reviewer_name,
          taskUrl: `${site}/initiative-tasks/${work.initiative_id}?task=${work.task_id}`,
          stopLink,
          site,
        }),
      );
    };

  const applicationEmail =
    (
      decision: 'accepted' | 'rejected',
      render: typeof applicationAccepted,
      linkTo: (initiativeId: string) => string,
    ) =>
    async (id: string, db: Statements) => {
      const application = await db.maybe(findApplication(id));
      const stillTrue = decision === 'accepted' ? ['accepted', 'completed'] : ['rejected'];
      if (!application || !stillTrue.includes(application.status)) return undefined;
      return writeTo(db, toStudent(application), `application_${decision}`, ({ name, stopLink }) =>
        render({
          studentName: name,
          initiativeName: application.initiative_name,
          companyName: nameOf('company', application.company_name),
          link: site + linkTo(application.initiative_id),
          stopLink,
          site,
        }),
      );
    };

  /** Only while it is still true. */
  const companyEmail =
    (
      kind: 'company_suspended' | 'company_restored',
      render: typeof companySuspended,
      linkTo: (initiativeId: string) => string,
    ): Composers[string] =>
    async (id, db) => {
      const application = await db.maybe(findApplication(id));
      if (!application || !['pending', 'accepted'].includes(application.status)) return undefined;
      if (application.company_suspended !== (kind === 'company_suspended')) return undefined;
      return writeTo(db, toStudent(application), kind, ({ name, stopLink }) =>
        render({
          studentName: name,
          initiativeName: application.initiative_name,
          companyName: nameOf('company', application.company_name),
          link: site + (application.accepted_at ? linkTo(application.initiative_id) : '/active?tab=applied'),
          stopLink,
          site,
        }),
      );
    };

  return {
    'task-approved': taskEmail('approved', taskApproved),
    'task-needs-revision': taskEmail('needs_revision', taskNeedsRevision),
    'application-accepted': applicationEmail(
      'accepted',
      applicationAccepted,
      (id) => `/initiative-tasks/${id}`,
    ),
    'application-rejected': applicationEmail('rejected', applicationRejected, () => '/incentives'),

    'application-ended': async (id, db) => {
      const application = await db.maybe(findApplication(id));
      if (application?.status !== 'ended') return undefined;
      const { accepted_at, deleted_at } = application;
      return writeTo(db, toStudent(application), 'application_ended', ({ name, stopLink }) =>
        applicationEnded({
          studentName: name,
          initiativeName: application.initiative_name,
          companyName: nameOf('company', application.company_name),
          what: !accepted_at ? 'undecided' : deleted_at ? 'closed' : 'ended',
          link: site + (accepted_at ? '/active?tab=closed' : '/incentives'),
          stopLink,
          site,
        }),
      );
    },
    'application-unanswered': async (id, db) => {
      const application = await db.maybe(findApplication(id));
      if (!application?.unanswered_at) return undefined;
      return writeTo(db, toStudent(application), 'application_unanswered', ({ name, stopLink }) =>
        applicationUnanswered({
          studentName: name,
          initiativeName: application.initiative_name,
          companyName: nameOf('company', application.company_name),
          link: `${site}/incentives`,
          stopLink,
          site,
        }),
      );
    },
    'student-left': async (id, db) => {
      const digest = await takeDigest(db, id);
      // A job of the previous version has the id of the application and is for the company's founder.
      const application = await db.maybe(findApplication(digest?.about_id ?? id));
      if (!application) return undefined;
      const person = digest?.user_id ?? application.company_id;
      return writeTo(db, { person, account: application.company_id }, 'student_left', ({ name, stopLink }) =>
        studentLeft({
          recipientName: name,
          studentName: application.student_name,
          initiativeName: application.initiative_name,
          link: `${site}/company-active-users`,
          stopLink,
          site,
        }),
      );
    },

    'company-suspended': companyEmail('company_suspended', companySuspended, () => '/active'),
    'company-restored': companyEmail('company_restored', companyRestored, (id) => `/initiative-tasks/${id}`),

    'report-closed': async (id, db) => {
      const report = await db.maybe(findClosedReport(id));
      if (!report) return undefined;
      const { person_id: person, reporter_id: account, number, outcome } = report;
      return writeTo(db, { person, account }, 'report_closed', ({ name, stopLink }) =>
        reportClosed({
          recipientName: name,
          number,
          tookAction: outcome === 'action',
          link: `${site}/settings`,
          stopLink,
          site,
        }),
      );
    },

    'message-notification': async (id, db) => {
      const digest = await takeDigest(db, id);
      const unread = digest && (await db.maybe(findUnread(digest.about_id, digest.user_id)));
      if (!unread) return undefined;
      const isStudent = digest.user_id === unread.student_id;
      const account = isStudent ? unread.student_id : unread.company_id;
      return writeTo(
        db,
        { person: digest.user_id, account },
        'message_received',
        ({ name, userType, stopLink }) =>
          messageNotification({
            senderName:
              unread.sender_type === 'company'
                ? bylineOf(unread.author_name, nameOf('company', unread.company_name))
                : nameOf('student', unread.full_name),
            recipientName: name,
            messageContent: isStudent ? null : unread.content,
            conversationUrl: `${site}/${userType === 'company' ? 'company-inbox' : 'inbox'}?conversation=${unread.id}`,
            initiativeName: unread.initiative_id && nameOf('initiative', unread.initiative_name),
            count: unread.count,
            stopLink,
            site,
          }),
      );
    },

    'application-received': async (id, db) => {
      const digest = await takeDigest(db, id);
      const waiting = digest ? await db.many(applicationsWaiting(digest.subjects)) : [];
      if (!digest || waiting.length === 0) return undefined;
      const account = waiting[0]!.company_id;
      return writeTo(db, { person: digest.user_id, account }, 'application_received', ({ name, stopLink }) =>
        applicationReceived({
          recipientName: name,
          items: waiting.map((it) => ({
            id: it.id,
            title: nameOf('student', it.student_name),
            detail: it.initiative_name,
          })),
          count: digest.count - (digest.subjects.length - waiting.length),
          link: `${site}/company-inbox?tab=applications`,
          stopLink,
          site,
        }),
      );
    },

    'submission-received': async (id, db) => {
      const digest = await takeDigest(db, id);
      const waiting = digest ? await db.many(submissionsWaiting(digest.subjects)) : [];
      if (!digest || waiting.length === 0) return undefined;
      const account = waiting[0]!.company_id;
      return writeTo(db, { person: digest.user_id, account }, 'submission_received', ({ name, stopLink }) =>
        submissionReceived({
          recipientName: name,
          items: waiting.map((it) => ({
            id: it.id,
            title: nameOf('student', it.student_name),
            detail: `${it.task_title} · ${it.initiative_name}`,
          })),
          count: digest.count - (digest.subjects.length - waiting.length),
          link: `${site}/company-active-users?view=queue`,
          stopLink,
          site,
        }),
      );
    },

    'answers-late': async (id, db) => {
      const digest = await takeDigest(db, id);
      const late = digest && (await db.maybe(findLate(digest.about_id, digest.subjects)));
      if (!late) return undefined;
      const to = { person: digest.user_id, account: digest.about_id };
      return writeTo(db, to, 'answer_late', ({ name, stopLink }) =>
        answersLate({ ...late, recipientName: name, link: `${site}/company-overview`, stopLink, site }),
      );
    },
    ...rewardsEmails({ writeTo, site }),
  } satisfies Composers;
}
