import { ArrowLeft, Bell, Plus, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { Tooltip } from '../ui/overlays/tooltip.tsx';
import { compound } from './samples.ts';
import { Row, Section, Show } from './section.tsx';

export const ButtonSection = () => (
  <Section title="Buttons">
    <Show name="Button: primary, secondary, quiet, danger, link" wide>
      <Row>
        <Button>Submit for review</Button>
        <Button variant="secondary">For companies</Button>
        <Button variant="quiet">Skip for now</Button>
        <Button variant="caution">Withdraw permission</Button>
        <Button variant="danger" icon={<Trash2 />}>
          Delete initiative
        </Button>
        <Button variant="link">Forgot password?</Button>
      </Row>
    </Show>
    <Show name="sizes: small, medium, large; with icon; as link" wide>
      <Row>
        <Button size="small">Message</Button>
        <Button icon={<Plus />}>Create new initiative</Button>
        <Button size="large">Join the waitlist</Button>
        <ButtonLink href="#buttons" variant="secondary" icon={<ArrowLeft />}>
          Back to inbox
        </ButtonLink>
      </Row>
    </Show>
    <Show name="busy, disabled" wide>
      <Row>
        <Button busy="Signing in…">Sign in</Button>
        <Button variant="secondary" busy="Loading…">
          Load more
        </Button>
        <Button disabled>Send message</Button>
        <Button variant="secondary" disabled>
          Continue
        </Button>
      </Row>
    </Show>
    <Show name="wide, with a very long word">
      <Button wide>{compound}</Button>
    </Show>
    <Show name="IconButton: plain, outlined, with dot; Tooltip after 700 ms; Kbd" wide>
      <Row>
        <IconButton label="Add">
          <Plus />
        </IconButton>
        <Tooltip text="Notifications">
          <IconButton label="Notifications, 2 unread" outlined dot>
            <Bell />
          </IconButton>
        </Tooltip>
        <IconButton label="Delete" disabled>
          <Trash2 />
        </IconButton>
        <span className="text-ink-soft">
          <Kbd>Ctrl</Kbd> <Kbd>B</Kbd> folds the sidebar
        </span>
      </Row>
    </Show>
    <Show name="Spinner">
      <Spinner label="Looking for initiatives that fit you…" />
    </Show>
  </Section>
);
