// One function per email. build.ts compiles them, because Node doesn't run .tsx.
export { applicationAccepted } from './application-accepted.tsx';
export { applicationEnded } from './application-ended.tsx';
export { applicationReceived } from './application-received.tsx';
export { applicationRejected } from './application-rejected.tsx';
export { inquiryNotice } from './inquiry-notice.tsx';
export { inquiryReceipt } from './inquiry-receipt.tsx';
export { messageNotification } from './message-notification.tsx';
export { resetPassword } from './account/reset-password.tsx';
export { signUpRepeated } from './account/sign-up-repeated.tsx';
export { studentLeft } from './student-left.tsx';
export { submissionReceived } from './submission-received.tsx';
export { taskApproved } from './task-approved.tsx';
export { taskNeedsRevision } from './task-needs-revision.tsx';
export { teamInvitation } from './account/team-invitation.tsx';
export { urgentReport } from './urgent-report.tsx';
export { verifyEmail } from './account/verify-email.tsx';
export { waitlistReceipt } from './waitlist-receipt.tsx';
export type { RenderedEmail } from './render.ts';
