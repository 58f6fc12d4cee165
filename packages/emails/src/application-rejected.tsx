import { firstName, productName } from '@questline/contract/plain';
import type { ApplicationEmail } from './application-accepted.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';

/** Never quotes the company. */
export const applicationRejected = (email: ApplicationEmail) =>
  renderEmail(
    `Not this time: ${short(email.initiativeName)}`,
    <Frame
      preview={`${email.companyName} can't offer you a spot this time. Other initiatives are open.`}
      reason={`You're getting this email because you applied to an initiative on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
    >
      <Title>Not this time</Title>
      <Paragraph>
        {`Hi ${firstName(email.studentName)}, thanks for applying to “${email.initiativeName}”. ${email.companyName} can't offer you a spot this time.`}
      </Paragraph>
      <Paragraph>
        Everyone hears no sometimes, and it says nothing about your next application. Take a look at the other
        open initiatives.
      </Paragraph>
      <Button href={email.link}>Find another initiative</Button>
      <Small>
        Your profile and your other applications haven't changed. If the company wrote you a note, you'll find
        it with your application.
      </Small>
    </Frame>,
  );
