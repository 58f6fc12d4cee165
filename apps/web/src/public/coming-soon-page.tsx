import { productName } from '@questline/contract/plain';
import { ButtonLink } from '../ui/button.tsx';
import { ComingSoonScene } from '../ui/scenes/coming-soon-scene.tsx';
import { Trail, Waypoint } from '../ui/trail.tsx';
import { PublicFrame } from './public-frame.tsx';

export const ComingSoonPage = () => (
  <PublicFrame>
    <div className="grid items-center gap-x-16 gap-y-10 py-8 lg:grid-cols-2 lg:py-14">
      <div className="grid justify-items-start gap-6">
        <h1 className="text-3xl">{productName} opens soon</h1>
        <Trail label="What comes">
          <Waypoint state="done" title="Companies write their first initiatives" />
          <Waypoint state="current" title="A small group of students tries them out" />
          <Waypoint state="open" title="Everybody else is invited" />
        </Trail>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/student/auth">I have an account</ButtonLink>
          <ButtonLink variant="secondary" href="/company/inquiry">
            For Companies
          </ButtonLink>
        </div>
      </div>
      <ComingSoonScene />
    </div>
  </PublicFrame>
);
