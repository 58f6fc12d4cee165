import { Check } from 'lucide-react';
import { Island } from '../island.tsx';
import Inquiry from '../islands/inquiry.tsx';
import { WelcomeScene } from '../../ui/scenes/welcome-scene.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { TextLink } from '../frame/text-link.tsx';

const promises = ['You write the tasks', 'You pick the students', 'You review the work'];

export const InquiryPage = () => (
  <PublicFrame>
    <div className="grid items-start gap-x-16 gap-y-10 py-6 md:py-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:py-14">
      <div className="grid justify-items-start gap-6">
        <h1 className="text-3xl">Recruit student ambassadors</h1>
        <p className="max-w-line text-lg text-ink-soft">
          Students can survey your neighbors, film short videos, test a newsletter or put up posters, and you
          tell them what worked. Tell us what you have in mind, and we'll get back to you.
        </p>
        <ul className="grid gap-2.5">
          {promises.map((promise) => (
            <li key={promise} className="flex items-center gap-3 font-semibold">
              <span className="grid size-7 place-items-center rounded-full bg-trail-soft text-trail-strong">
                <Check aria-hidden strokeWidth={3} className="size-4" />
              </span>
              {promise}
            </li>
          ))}
        </ul>
        <div className="w-full max-lg:hidden">
          <WelcomeScene />
        </div>
        <p className="text-ink-soft">
          Ready to start, or already have an account?{' '}
          <TextLink href="/company/auth">Create an account or sign in</TextLink>
        </p>
      </div>
      <Island name="inquiry">
        <Inquiry />
      </Island>
    </div>
  </PublicFrame>
);
