import { useState } from 'react';
import { LogoTile } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/forms/field.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Tabs } from '../ui/layout/tabs.tsx';
import { Textarea } from '../ui/forms/textarea.tsx';
import { Trail, Waypoint } from '../ui/trail/trail.tsx';
import { paragraph } from './samples.ts';

const kinds = [
  { value: 'text', label: 'Text' },
  { value: 'link', label: 'Link' },
  { value: 'upload', label: 'Upload' },
] as const;

/** A sample page made of real components. */
export function SampleTask() {
  const [kind, setKind] = useState<'text' | 'link' | 'upload'>('text');
  return (
    <div className="max-w-page px-4 py-6 md:px-8 md:py-8">
      <p className="mb-1 font-medium text-ink-soft">Sunny Side Bakery</p>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 className="text-2xl md:text-3xl">Neighborhood taste survey</h2>
        <Badge tone="sun">Your turn</Badge>
        <div className="md:ml-auto">
          <ProgressBar value={2} max={4} figure="2 of 4 approved" inline />
        </div>
      </div>
      <div className="grid gap-7 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <Trail label="Tasks">
          <Waypoint
            state="done"
            title={
              <a href="#frame" className="stretched">
                Write five questions
              </a>
            }
            note="Approved · 3 days ago"
          />
          <Waypoint
            state="done"
            title={
              <a href="#frame" className="stretched">
                Test them on a friend
              </a>
            }
            note="Approved · yesterday"
          />
          <Waypoint
            selected
            state="current"
            title={
              <a href="#frame" className="stretched">
                Ask twenty neighbors
              </a>
            }
            note="Revision asked · 2 hours ago"
          />
          <Waypoint
            state="open"
            title={
              <a href="#frame" className="stretched">
                Tell us what to change
              </a>
            }
            note="About 45 minutes"
          />
        </Trail>
        <Card>
          <h3 className="mb-1.5 text-xl">Ask twenty neighbors</h3>
          <p className="max-w-line text-ink-soft">{paragraph} About 2 hours.</p>
          <div className="my-5 flex gap-3 rounded-[14px] bg-coral-soft p-4">
            <LogoTile id="sunny" name="Sunny Side Bakery" />
            <div className="grid gap-1">
              <p className="flex flex-wrap items-center gap-x-1 font-semibold">
                Sunny Side Bakery <Badge tone="red">Needs Revision</Badge>
              </p>
              <p>
                Wonderful notes on the first twelve! Could you add the last eight, and say which of them
                already buy here?
              </p>
            </div>
          </div>
          <Tabs label="Type of work" look="segment" tabs={kinds} value={kind} onChange={setKind}>
            <Field label="Your answer" counter={{ length: 128, max: 20_000 }}>
              <Textarea
                minRows={5}
                defaultValue="13. A man with two small dogs. He walks past every morning at seven and says the door looks closed even when it is open…"
              />
            </Field>
          </Tabs>
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <Button>Submit for review</Button>
            <span className="text-ink-soft tabular-nums">Saved 14:32</span>
            <span className="ml-auto text-ink-soft">Attempt 2</span>
          </div>
        </Card>
      </div>
    </div>
  );
}
