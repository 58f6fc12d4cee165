import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { PathSegment } from '../../ui/trail/trail.tsx';
import { Band } from '../frame/band.tsx';
import { BoothScene, PosterScene, SurveyScene } from './story-scenes.tsx';

type Story = { who: string; title: string; steps: string[]; scene: ReactNode };

const stories: Story[] = [
  {
    who: 'Priya, grade 11',
    title: 'The sign nobody read',
    steps: [
      'Asked 20 neighbors why they walk past the bakery',
      'Found out that 13 of them thought it was closed',
      'Wrote a new sign that still hangs there',
    ],
    scene: <SurveyScene />,
  },
  {
    who: 'Leo, grade 10',
    title: 'One poster, three walls',
    steps: [
      'Designed a poster with a QR code for a repair shop',
      'Put it up in three places and counted the scans',
      'Showed that the bus stop beats the gym by far',
    ],
    scene: <PosterScene />,
  },
  {
    who: 'Amina, grade 12',
    title: 'The booth that made people stop',
    steps: [
      'Tried five opening lines for a community garden',
      'Kept the two that worked best',
      'Signed up 31 new members in a single morning',
    ],
    scene: <BoothScene />,
  },
];

export const SuccessStories = () => (
  <Band id="testimonials" sunken>
    <h2 className="text-3xl">Success Stories</h2>
    <p className="mt-2 max-w-line text-lg text-ink-soft">
      What a quest can look like. These three examples are made up.
    </p>
    <ul className="mt-8 grid gap-5 md:mt-10 lg:grid-cols-3">
      {stories.map((story) => (
        <li key={story.title}>
          <StoryCard {...story} />
        </li>
      ))}
    </ul>
  </Band>
);

const StoryCard = ({ who, title, steps, scene }: Story) => (
  <Card className="flex h-full flex-col gap-5 max-lg:md:flex-row">
    <div className="shrink-0 max-lg:md:w-60">{scene}</div>
    <div className="min-w-0 grow">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-semibold text-ink-soft">{who}</p>
        <span className="shrink-0">
          <Tag>Example</Tag>
        </span>
      </div>
      <h3 className="mt-2 mb-4 text-xl">{title}</h3>
      <ol className="trail trail-story">
        {steps.map((step) => (
          <li key={step} data-state="done">
            <PathSegment />
            <span aria-hidden className="trail-pin" />
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </div>
  </Card>
);
