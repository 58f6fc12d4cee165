import { useState } from 'react';
import { StillScene } from '../../../ui/scenes/still-scene.tsx';

/** A 16:5 banner, or an illustration when there is no image or it fails to load. */
export function InitiativeBanner({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className="relative aspect-16/5 w-full overflow-clip rounded-card border border-line bg-sunken">
      {src && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        <StillScene />
      )}
    </div>
  );
}
