import { productName } from '@questline/contract/plain';
import { ComingSoonScene } from '../../ui/scenes/coming-soon-scene.tsx';
import { Trail, Waypoint } from '../../ui/trail/trail.tsx';
import { Island } from '../island.tsx';
import Waitlist from '../islands/waitlist.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { TextLink } from '../frame/text-link.tsx';

export const ComingSoonPage = () => (
  <PublicFrame>
    <div className="grid items-center gap-x-16 gap-y-10 py-6 md:py-10 lg:grid-cols-2 lg:py-14">
      <div className="grid justify-items-start gap-7">
        <div className="grid gap-3">
          <h1 className="text-4xl">{productName} is coming soon</h1>
          <p className="max-w-lg text-lg text-ink-soft">
            Leave your email, and we'll let you know as soon as you can join.
          </p>
        </div>
        <Island name="waitlist">
          <Waitlist />
        </Island>
        <div className="grid gap-1">
          <h2 className="text-lg">Where we are</h2>
          <div className="-ml-2">
            <Trail label="Where we are">
              <Waypoint state="done" title="Companies write their first initiatives" />
              <Waypoint state="current" title="A small pilot group tries them out" />
              <Waypoint state="open" title="Everyone on the waitlist is invited" />
            </Trail>
          </div>
        </div>
        <p className="text-ink-soft">
          Already have an account? <TextLink href="/student/auth">Sign in</TextLink>
          <br />
          Looking for student ambassadors? <TextLink href="/company/inquiry">For Companies</TextLink>
        </p>
      </div>
      <ComingSoonScene />
    </div>
  </PublicFrame>
);
