import { useState } from 'react';
import { StillScene } from '../../../ui/scenes/still-scene.tsx';

/** 16:5. Without a picture, or with one that does not come: our own hills. */
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
