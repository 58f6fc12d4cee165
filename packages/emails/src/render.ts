// A mail as it is sent: subject, HTML and the same in plain text.
import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';

export type RenderedMail = { subject: string; html: string; text: string };

export async function renderMail(subject: string, mail: ReactElement): Promise<RenderedMail> {
  const html = await render(mail);
  return { subject, html, text: toPlainText(html).trim() };
}
