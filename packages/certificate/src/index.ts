// Renders a student's certificate as a PDF.
export type { CertificateContent } from './content.ts';
export { renderCertificate } from './render.ts';
