import { ButtonLink } from '../ui/button.tsx';
import { WelcomeScene } from '../ui/scenes/welcome-scene.tsx';
import { PublicFrame } from './public-frame.tsx';

export const InquiryPage = () => (
  <PublicFrame>
    <div className="grid items-center gap-x-16 gap-y-10 py-8 lg:grid-cols-2 lg:py-14">
      <div className="grid justify-items-start gap-6">
        <h1 className="text-3xl">Recruit student ambassadors</h1>
        <p className="max-w-line text-lg text-ink-soft">
          Students ask your neighbours, film short videos, test a newsletter or hang a poster, and you tell
          them what was good. You write the tasks, you pick the students, you review the work.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/company/auth">Create company account</ButtonLink>
          <ButtonLink variant="secondary" href="/company/auth">
            Sign in
          </ButtonLink>
        </div>
      </div>
      <WelcomeScene />
    </div>
  </PublicFrame>
);
