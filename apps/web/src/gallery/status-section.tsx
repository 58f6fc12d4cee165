import { Avatar, LogoTile } from '../ui/avatar.tsx';
import { Badge, CountBadge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { MaintenanceNotice } from '../ui/feedback/maintenance-notice.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { compound, longName, paragraph } from './samples.ts';
import { Row, Section, Show } from './section.tsx';

const people = [
  'Maya Torres',
  'Jonas Weber',
  'Aisha Khan',
  'Leo Park',
  'Łukasz',
  longName,
  '2nd Street Café',
  '…',
];

export const StatusSection = () => (
  <Section title="Status">
    <Show name="Badge" wide>
      <Row>
        <Badge tone="yellow">Pending</Badge>
        <Badge tone="blue">Reviewed</Badge>
        <Badge tone="green">Approved</Badge>
        <Badge tone="red">Needs Revision</Badge>
        <Badge>Inactive</Badge>
        <Badge tone="sun">Your turn</Badge>
        <Badge tone="coral">Needs attention</Badge>
        <CountBadge count={2} of="unread" />
        <CountBadge count={340} of="unread" />
      </Row>
    </Show>
    <Show name="Avatar, LogoTile" wide>
      <Row>
        {people.map((name) => (
          <Avatar key={name} id={name} name={name} named />
        ))}
      </Row>
      <Row>
        <Avatar id="m" name="Maya Torres" size="small" named />
        <Avatar id="m" name="Maya Torres" size="large" named />
        <Avatar id="m" name="Maya Torres" size="huge" named />
        <LogoTile id="x" name="Sunny Side Bakery" size="huge" named />
        <LogoTile id="y" name="Brightwave Studio" size="large" src="/favicon.svg" named />
        <LogoTile id="z" name="Brightwave Studio" size="large" src="/missing.png" named />
      </Row>
    </Show>
    <Show name="Notice: info, warn, danger, offline">
      <Notice tone="info" onDismiss={() => undefined}>
        Preview: only you can see this.
      </Notice>
      <Notice
        tone="warn"
        title="Please confirm your address"
        action={
          <Button variant="secondary" size="small">
            Resend
          </Button>
        }
      >
        You can look around; applying needs a confirmed address.
      </Notice>
      <Notice tone="danger" title="Invalid email or password. Please try again." />
      <MaintenanceNotice state={{ message: null, ends_at: null }} />
      <MaintenanceNotice
        state={{ message: 'We are moving to a bigger server.', ends_at: '2020-01-01T00:00:00Z' }}
        banner
      />
      <Notice tone="offline">You are offline. Your changes stay in this browser.</Notice>
    </Show>
    <Show name="Disclosure">
      <div>
        <Disclosure summary="What does the company see of me?" open>
          {paragraph}
        </Disclosure>
        <Disclosure summary={compound}>{paragraph}</Disclosure>
      </div>
    </Show>
  </Section>
);
