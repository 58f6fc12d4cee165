import { Check } from 'lucide-react';
import { HeroScene } from '../../ui/scenes/hero-scene.tsx';
import { Island } from '../island.tsx';
import Waitlist from '../islands/waitlist.tsx';

export const Hero = () => (
  <div className="mx-auto grid max-w-page items-center gap-x-14 gap-y-10 px-5 pt-4 pb-14 md:px-10 md:pt-8 md:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
    <div className="grid justify-items-start gap-5 md:gap-6">
      <p className="flex items-center gap-2 rounded-full bg-sun-soft px-4 py-1.5 text-sm font-semibold">
        <span className="size-2.5 rounded-full bg-sun" />
        For High School Students
      </p>
      <h1 className="text-hero font-extrabold">Learn by&nbsp;Doing.</h1>
      <p className="max-w-xl text-lg text-ink-soft">
        Real sales and marketing work, one quest at a time. Join hundreds of high school students who help
        companies they believe in, and take home proof of what they can do.
      </p>
      <Island name="waitlist">
        <Waitlist />
      </Island>
    </div>
    <div className="relative">
      <HeroScene />
      <TaskApproved />
    </div>
  </div>
);

const TaskApproved = () => (
  <div
    aria-hidden
    className="absolute right-4 -bottom-4 flex items-center gap-3 rounded-card border border-line bg-surface py-3 pr-5 pl-3.5 shadow-lift md:right-7 md:-bottom-5"
  >
    <span className="grid size-10 place-items-center rounded-full bg-trail-soft text-trail-strong">
      <Check strokeWidth={3} />
    </span>
    <span className="text-sm">
      <span className="block font-semibold">Task approved</span>
      <span className="text-ink-soft">“Great opening line!”</span>
    </span>
  </div>
);
