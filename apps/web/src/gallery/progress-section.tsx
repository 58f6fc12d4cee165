import { Badge } from '../ui/badge.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Stepper } from '../ui/trail/stepper.tsx';
import { Timeline, TimelineEvent } from '../ui/trail/timeline.tsx';
import { Trail, Waypoint } from '../ui/trail/trail.tsx';
import { compound } from './samples.ts';
import { Columns, Section, Show } from './section.tsx';

const survey = ['School', 'Skills', 'Motivation', 'Initiatives', 'Companies', 'Hours'];

export const ProgressSection = () => (
  <Section title="Progress">
    <Show name="Trail across, large" wide>
      <Trail label="How it works" direction="across" large>
        <Waypoint state="done" title={<h3 className="text-xl">Create Your Profile</h3>}>
          <p className="mt-2 text-ink-soft">
            Tell us what you like, what you can do and how much time you have. It takes two minutes.
          </p>
        </Waypoint>
        <Waypoint state="current" title={<h3 className="text-xl">Browse Opportunities</h3>}>
          <p className="mt-2 text-ink-soft">Initiatives that fit you, each with the reason why.</p>
        </Waypoint>
        <Waypoint state="open" title={<h3 className="text-xl">Start Learning</h3>}>
          <p className="mt-2 text-ink-soft">
            Do real tasks, get real feedback, and keep your finished work in one place.
          </p>
        </Waypoint>
      </Trail>
    </Show>
    <Show name="Stepper" wide>
      <Stepper label="Survey" steps={survey} current={2} />
    </Show>
    <Columns>
      <Show name="Trail down, one selected, rows of any height">
        <Trail label="Tasks">
          <Waypoint
            state="done"
            title={
              <a href="#progress" className="stretched">
                Write five questions
              </a>
            }
            note="Approved · 3 days ago"
          />
          <Waypoint
            state="done"
            title={`Test them on a friend and on ${compound}`}
            note="Approved · yesterday"
          />
          <Waypoint
            selected
            state="current"
            title={
              <a href="#progress" className="stretched">
                Ask twenty neighbors
              </a>
            }
            note="Revision asked · 2 hours ago"
          />
          <Waypoint state="open" title="Tell us what to change" note="About 45 minutes" />
          <Waypoint state="open" title="Send the report" />
        </Trail>
      </Show>
      <Show name="Timeline">
        <Timeline label="Attempts">
          <TimelineEvent state="current" title="Revision asked" at="2026-11-14T12:00Z" when="2 hours ago">
            Wonderful notes on the first twelve! Could you add the last eight?
          </TimelineEvent>
          <TimelineEvent state="done" title="Attempt 1 sent" at="2026-11-13T12:00Z" when="yesterday">
            <Badge tone="neutral">Text</Badge>
          </TimelineEvent>
          <TimelineEvent title="Task opened" at="2026-11-11T12:00Z" when="3 days ago" />
        </Timeline>
      </Show>
      <Show name="ProgressBar">
        <ProgressBar value={2} max={4} figure="2 of 4 approved" inline />
        <ProgressBar label="Profile" value={70} figure="70%" />
        <ProgressBar label="Saving your profile" value={0} figure="0%" />
        <ProgressBar label="Quest chain" value={3} max={3} figure="3 of 3" />
      </Show>
    </Columns>
  </Section>
);
