import type { ReactNode } from 'react';
import { MapScene, PassScene, SetOutScene } from '../../ui/scenes/step-scenes.tsx';
import { PathSegment } from '../../ui/trail/trail.tsx';
import { Band } from '../frame/band.tsx';

const steps: { title: string; text: string; scene: ReactNode }[] = [
  {
    title: 'Create Your Profile',
    text: 'Tell us what you like, what you can do and how much time you have. It takes two minutes.',
    scene: <PassScene />,
  },
  {
    title: 'Browse Opportunities',
    text: 'See initiatives that fit you, and why they do.',
    scene: <MapScene />,
  },
  {
    title: 'Start Learning',
    text: 'Do real tasks, get real feedback, and keep your finished work in one place.',
    scene: <SetOutScene />,
  },
];

/** The first waypoint is highlighted, because it is the visitor's next step. */
export const HowItWorks = () => (
  <Band id="how-it-works" className="max-md:pt-6 md:pt-10">
    <h2 className="text-3xl">How It Works</h2>
    <p className="mt-2 max-w-line text-lg text-ink-soft">From “I could do that” to “I did that.”</p>
    <ol className="trail trail-across trail-large mt-9 md:mt-12">
      {steps.map(({ title, text, scene }, i) => (
        <li key={title} data-state={i === 0 ? 'current' : undefined}>
          <PathSegment />
          <span aria-hidden className="trail-pin" />
          <div className="trail-text flex flex-col">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-sm text-ink-soft">{text}</p>
            <div className="max-md:mt-5 max-md:max-w-sm md:order-first md:mb-5">{scene}</div>
          </div>
        </li>
      ))}
    </ol>
  </Band>
);
