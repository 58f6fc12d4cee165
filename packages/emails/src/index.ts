// Every mail as a function of its links. Compiled by build.ts, since Node runs no .tsx.
export { inquiryNotice } from './inquiry-notice.tsx';
export { inquiryReceipt } from './inquiry-receipt.tsx';
export { resetPassword } from './reset-password.tsx';
export { signUpRepeated } from './sign-up-repeated.tsx';
export { verifyEmail } from './verify-email.tsx';
export { waitlistReceipt } from './waitlist-receipt.tsx';
export type { RenderedMail } from './render.ts';
