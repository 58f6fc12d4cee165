// A 16:9 placeholder. Nothing is loaded from YouTube before the click.
import { Play, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { StillScene } from './scenes/still-scene.tsx';

const youtubeId = /^[\w-]{11}$/;

export function VideoStill({ id, title }: { id: string; title: string }) {
  const [playing, setPlaying] = useState(false);
  if (!youtubeId.test(id)) return <NoVideo />;
  if (playing) {
    return (
      <iframe
        title={title}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-card bg-night"
      />
    );
  }
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className="group relative block aspect-video w-full overflow-hidden rounded-card text-left"
    >
      <StillScene />
      <span className="absolute inset-x-3 bottom-3 flex items-center gap-3 rounded-[14px] bg-surface p-2.5 pr-4 md:inset-x-4 md:bottom-4 md:w-fit md:max-w-[calc(100%-2rem)]">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-trail text-on-trail transition-colors group-hover:bg-trail-strong">
          <Play aria-hidden fill="currentColor" className="ml-0.5" />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">Play from YouTube</span>{' '}
          <span className="block truncate text-sm text-ink-soft">{title}</span>
        </span>
      </span>
    </button>
  );
}

const NoVideo = () => (
  <div className="grid aspect-video w-full place-content-center justify-items-center gap-2 rounded-card border border-line bg-sunken p-4 text-center text-ink-soft">
    <VideoOff aria-hidden />
    This video can't be shown.
  </div>
);
