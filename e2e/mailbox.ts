import { expect } from '@playwright/test';

type Mail = {
  id: string;
  headers: Record<string, string>;
  to: { address: string }[];
  subject: string;
  text: string;
  html: string;
};

export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${process.env['JOURNEY_MAILBOX']}/api/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ to }) => to.some((one) => one.address === address));
}

/** Waits for the link to one of our pages in the newest mail to somebody. */
export async function linkFor(address: string, page: '/verify-email' | '/reset-password'): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const texts = (await mailsTo(address)).map(({ text, html }) => `${text} ${html}`);
    link = texts
      .map((text) => new RegExp(`http\\S+${page}\\?token=[\\w.~-]+`).exec(text)?.[0])
      .findLast(Boolean);
    expect(link).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  return link!;
}
