import { ButtonLink } from '../../ui/button.tsx';
import { Band } from '../frame/band.tsx';
import { SummitScene } from './summit-scene.tsx';

export const CallToAction = () => (
  <Band label="Call to action">
    <div className="relative overflow-hidden rounded-[36px] bg-air">
      <div className="relative z-1 grid justify-items-start gap-5 px-6 pt-9 md:px-12 md:pt-12 lg:max-w-xl lg:pt-14 lg:pb-44">
        <h2 className="text-3xl">The trail starts where you are.</h2>
        <p className="max-w-md text-lg">No resume or experience needed. You'll build both here.</p>
        <ButtonLink size="large" href="/coming-soon">
          Find Your Opportunity Today
        </ButtonLink>
      </div>
      <SummitScene />
    </div>
  </Band>
);
