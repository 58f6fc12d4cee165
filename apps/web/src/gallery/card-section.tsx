import { Star } from 'lucide-react';
import { LogoTile } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { TagList } from '../ui/tag.tsx';
import { VideoStill } from '../ui/video-still.tsx';
import { compound, longName, paragraph } from './samples.ts';
import { Columns, Section, Show } from './section.tsx';

type SampleProps = { id: string; company: string; name: string; tags: string[]; best?: boolean };

const SampleCard = ({ id, company, name, tags, best }: SampleProps) => (
  <Card lifts className="flex flex-col gap-3">
    <div className="flex items-center justify-between gap-3">
      <LogoTile id={id} name={company} named />
      {best && (
        <Badge tone="green" icon={<Star />}>
          Best Fit
        </Badge>
      )}
    </div>
    <h3 className="text-lg leading-tight">
      <a href="#cards" className="stretched">
        {name}
      </a>
    </h3>
    <p className="line-clamp-3 text-ink-soft">{paragraph}</p>
    <TagList tags={tags} />
    <p className="mt-auto flex flex-wrap gap-x-4 border-t border-dashed border-edge pt-3 text-sm text-ink-soft">
      <span>4 h a week</span>
      <span>answers in 2 days</span>
    </p>
  </Card>
);

export const CardSection = () => (
  <Section title="Cards">
    <Show name="Card lifts, link stretched; long names" wide>
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        <SampleCard
          id="a1"
          company="Sunny Side Bakery"
          name="Neighborhood taste survey"
          tags={['Research', 'Food', 'Interviews', 'Design', 'Social']}
          best
        />
        <SampleCard
          id="b2"
          company="Trailhead Outdoor Co-op"
          name="Three short trail videos"
          tags={['Video', 'Outdoors']}
        />
        <SampleCard id="c3" company={longName} name={compound} tags={[compound, 'Food']} best />
      </div>
    </Show>
    <Columns>
      <Show name="VideoStill">
        <VideoStill id="dQw4w9WgXcQ" title="A morning at the oven" />
      </Show>
      <Show name="VideoStill, not a video id">
        <VideoStill id="javascript:alert(1)" title="Never" />
      </Show>
    </Columns>
  </Section>
);
