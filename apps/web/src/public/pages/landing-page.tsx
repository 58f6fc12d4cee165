import { Island } from '../island.tsx';
import Featured from '../islands/featured.tsx';
import { CallToAction } from '../landing/call-to-action.tsx';
import { Hero } from '../landing/hero.tsx';
import { HowItWorks } from '../landing/how-it-works.tsx';
import { SuccessStories } from '../landing/success-stories.tsx';
import { WhyJoin } from '../landing/why-join.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

export const LandingPage = () => (
  <PublicFrame landing>
    <Hero />
    <HowItWorks />
    <WhyJoin />
    <Island name="featured">
      <Featured />
    </Island>
    <SuccessStories />
    <CallToAction />
  </PublicFrame>
);
