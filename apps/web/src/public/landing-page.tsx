import { ButtonLink } from '../ui/button.tsx';
import { HeroScene } from '../ui/scenes/hero-scene.tsx';
import { PublicFrame } from './public-frame.tsx';

export const LandingPage = () => (
  <PublicFrame>
    <div className="grid items-center gap-x-16 gap-y-10 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:py-14">
      <div className="grid justify-items-start gap-6">
        <p className="flex items-center gap-2 rounded-full bg-sun-soft px-4 py-1.5 text-sm font-semibold">
          <span className="size-2.5 rounded-full bg-sun" />
          For High School Students
        </p>
        <h1 className="text-hero font-extrabold">
          Learn
          <br />
          by Doing.
        </h1>
        <p className="max-w-lg text-lg text-ink-soft">
          Real sales and marketing work, one quest at a time, for companies you believe in.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="large" href="/coming-soon">
            Find Your Opportunity Today
          </ButtonLink>
          <ButtonLink size="large" variant="secondary" href="/company/inquiry">
            For Companies
          </ButtonLink>
        </div>
      </div>
      <HeroScene />
    </div>
  </PublicFrame>
);
