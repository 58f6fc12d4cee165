// Sends one email over SMTP. Errors never include the server's own text, because it quotes
// addresses.
import { createTransport } from 'nodemailer';

export type OutgoingEmail = {
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** A POST here turns off emails of this kind; email clients offer it as a button (RFC 8058). */
  unsubscribeUrl?: string;
};

export class EmailFailure extends Error {
  /** The same email would be rejected again. */
  readonly permanent: boolean;
  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.permanent = permanent;
  }
}

type EmailSenderSettings = { smtpUrl: string; from: string; replyTo?: string };
export type EmailSender = ReturnType<typeof createEmailSender>;

export function createEmailSender({ smtpUrl, from, replyTo }: EmailSenderSettings) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    maxMessages: 100,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = addressOf(from);

  return {
    /** The domain for Message-IDs. */
    domain: sender.slice(sender.lastIndexOf('@') + 1),
    async send({ messageId, to, subject, html, text, unsubscribeUrl }: OutgoingEmail) {
      if (!oneAddress.test(to)) throw new EmailFailure('not one address', true);
      await transport
        .sendMail({
          messageId,
          from,
          ...(replyTo && { replyTo }),
          to: { name: '', address: to },
          envelope: { from: sender, to: [to] },
          subject: oneLine(subject),
          html,
          text,
          // Tells auto-responders not to reply.
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribeUrl}>` },
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
        .catch((error: SmtpError) => {
          throw failureOf(error);
        });
    },
    /** Connects and signs in without sending anything. Fails with nodemailer's error. */
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/** Permanent only if the server rejects this recipient or this text; everything else may work later. */
function failureOf({ code = 'unknown', responseCode, command = '' }: SmtpError): EmailFailure {
  const aboutThisEmail = /^(RCPT TO|DATA)/.test(command) && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const reason = responseCode ? String(responseCode) : code.toLowerCase();
  return new EmailFailure(reason, aboutThisEmail && responseCode !== undefined && responseCode >= 500);
}

/** nodemailer splits `a,b@c` and writes to `b@c` (seen). */
const oneAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()\\,;"\p{Cc}]+$/u;

/** `Name <address>` or only the address. */
const addressOf = (mailbox: string) => mailbox.match(/<([^<>]+)>\s*$/)?.[1] ?? mailbox.trim();

/** A line break in a header would start another header. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
