import { Frame } from './frame.tsx';
import { Button, Paragraph, Title } from './parts.tsx';
import { renderEmail } from './render.ts';

type Props = {
  recipientName: string;
  number: number;
  tookAction: boolean;
  link: string;
  stopLink: string;
  site: string;
};

/** Says nothing about what was reported, because others may see the screen it is read on. */
export const reportClosed = ({ recipientName, number, tookAction, link, stopLink, site }: Props) => {
  const outcome = tookAction ? 'we took action' : 'no action needed';
  return renderEmail(
    `We closed your report R-${number}`,
    <Frame
      preview={`The outcome: ${outcome}.`}
      reason="You're getting this email because you reported something to our safety team."
      stopLink={stopLink}
      site={site}
    >
      <Title>{`Closed: ${outcome}`}</Title>
      <Paragraph>{`Hi ${recipientName},`}</Paragraph>
      <Paragraph>
        {tookAction
          ? 'Thanks for telling us. A person on our safety team looked at your report and took action. The other side never learns who reported it.'
          : "Thanks for telling us. A person on our safety team looked at your report and decided that no action is needed right now. If it happens again or you don't feel safe, please report it again."}
      </Paragraph>
      <Button href={link}>See your reports</Button>
    </Frame>,
  );
};
