import { productName } from '@questline/contract/plain';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { OfflineScene } from '../../ui/scenes/offline-scene.tsx';

/** The only link loads the same address again. Other pages couldn't be opened either. */
export const OfflinePage = () => (
  <div className="flex min-h-dvh flex-col px-5 md:px-10">
    <header className="py-4">
      <Brand>{productName}</Brand>
    </header>
    <main className="mx-auto grid w-full max-w-md grow content-center justify-items-center gap-3 pb-24 text-center">
      <div className="mb-4 w-full">
        <OfflineScene />
      </div>
      <h1 className="text-3xl">You're offline</h1>
      <p className="mb-3 text-lg text-ink-soft">
        This page isn't on your device yet. Check your connection, then try again.
      </p>
      <ButtonLink href="">Try again</ButtonLink>
    </main>
  </div>
);
