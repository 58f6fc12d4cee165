import { ButtonLink } from '../../ui/button.tsx';
import { NotFoundScene } from '../../ui/scenes/not-found-scene.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

export const NotFoundPage = () => (
  <PublicFrame>
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-10 text-center">
      <div className="mb-4 w-full">
        <NotFoundScene />
      </div>
      <h1 className="text-4xl">404</h1>
      <p className="mb-3 text-lg text-ink-soft">Oops! Page not found</p>
      <ButtonLink href="/">Return to Home</ButtonLink>
    </div>
  </PublicFrame>
);
