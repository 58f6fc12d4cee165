import { firstName, limits, productName } from '@questline/contract/plain';
import type { ApplicationEmail } from './application-accepted.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';

/** The company didn't answer, so the application is closed. */
export const applicationUnanswered = (email: ApplicationEmail) =>
  renderEmail(
    `No answer: ${short(email.initiativeName)}`,
    <Frame
      preview={`${email.companyName} didn't get back to you. That's on them. Other initiatives are open.`}
      reason={`You're getting this email because you applied to an initiative on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
    >
      <Title>They didn't get back to you — that's on them</Title>
      <Paragraph>
        {`Hi ${firstName(email.studentName)}, ${email.companyName} didn't answer your application to “${email.initiativeName}” for ${limits.unansweredDays} days, so we closed it. You don't have to wait any longer.`}
      </Paragraph>
      <Paragraph>
        This says nothing about you or your application. Initiatives show how soon their company usually
        answers, so you can pick one that will.
      </Paragraph>
      <Button href={email.link}>Find another initiative</Button>
      <Small>Your profile and your other applications haven't changed.</Small>
    </Frame>,
  );
