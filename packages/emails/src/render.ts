// Renders an email as HTML and plain text.
import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';

export type RenderedEmail = { subject: string; html: string; text: string };

export async function renderEmail(subject: string, email: ReactElement): Promise<RenderedEmail> {
  const html = await render(email);
  return { subject, html, text: toPlainText(html).trim() };
}
