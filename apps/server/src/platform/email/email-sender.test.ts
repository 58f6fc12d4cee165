import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmailServer, type Behavior } from './email-server.fixture.ts';
import { createEmailSender, EmailFailure } from './email-sender.ts';

const server = await startEmailServer();
const emailSender = createEmailSender({
  smtpUrl: server.url,
  from: 'Questline <hello@questline.example>',
  replyTo: 'help@questline.example',
});
afterAll(async () => {
  emailSender.close();
  await server.stop();
});
beforeEach(() => {
  server.received.length = 0;
  server.state.behavior = 'normal';
});

const mail = {
  messageId: '<one@questline.example>',
  to: 'ada@school.example',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};
const failure = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: EmailFailure) => error,
  );

test('an email goes to one address, as HTML and text, with the given Message-ID', async () => {
  await emailSender.send(mail);
  const [{ raw, to, messageId }] = server.received as [(typeof server.received)[number]];
  expect(to).toEqual(['ada@school.example']);
  expect(messageId).toBe(mail.messageId);
  expect(raw).toMatch(/^From: Questline <hello@questline.example>\r$/m);
  expect(raw).toMatch(/^Reply-To: help@questline.example\r$/m);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(raw).not.toMatch(/^List-Unsubscribe/im);
  expect(raw).toContain('Content-Type: text/plain');
  expect(raw).toContain('Content-Type: text/html');
});

test.each(['\r\nBcc: mallory@example.org', '\nBcc: mallory@example.org', '\r\n\r\n<b>body</b>', '\0\u0085x'])(
  'a subject with %j in it adds no header, recipient or text',
  async (evil) => {
    await emailSender.send({ ...mail, subject: `Hello${evil}` });
    const [{ raw, to }] = server.received as [(typeof server.received)[number]];
    expect(to).toEqual(['ada@school.example']);
    expect(raw).not.toMatch(/^Bcc:/im);
    expect(raw.match(/^[\w-]+:/gm)!.length).toBeLessThan(20);
    expect(raw.slice(raw.indexOf('\r\n\r\n'))).not.toContain('<b>body</b>');
  },
);

test.each([
  'a,mallory@example.org',
  'a@b.example,mallory@example.org',
  '<mallory@example.org>',
  '"a b"@c',
  'a@b\r\nc',
])('sends nothing to anything but one plain address: %j', async (to) => {
  expect(await failure(emailSender.send({ ...mail, to }))).toMatchObject({ permanent: true });
  expect(server.received).toEqual([]);
});

describe.each<[Behavior, string, boolean]>([
  ['busy', '451', false],
  ['unknown recipient', '550', true],
  ['refuse the text', '554', true],
  ['hang up after data', 'econnection', false],
])('a server that behaves as "%s"', (behavior, reason, permanent) => {
  test(`is reported as ${reason}, permanent: ${permanent}, without the address`, async () => {
    server.state.behavior = behavior;
    const error = await failure(emailSender.send(mail));
    expect(error).toBeInstanceOf(EmailFailure);
    expect({ reason: error!.message, permanent: error!.permanent }).toEqual({ reason, permanent });
    expect(JSON.stringify([error, error!.message, error!.stack, error!.cause ?? null])).not.toContain(
      mail.to,
    );
  });
});

test('a server that is down is a temporary failure', async () => {
  const nobody = createEmailSender({ smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@questline.example' });
  const error = await failure(nobody.send(mail));
  expect(error).toMatchObject({ message: 'esocket', permanent: false });
  nobody.close();
});
