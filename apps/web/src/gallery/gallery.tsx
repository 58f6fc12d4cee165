// Every component in every state, for development. Not part of any build.
import { useState } from 'react';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { Tabs } from '../ui/layout/tabs.tsx';
import { Toaster } from '../ui/overlays/toaster.tsx';
import { Tooltips } from '../ui/overlays/tooltip.tsx';
import { type Theme, useTheme } from '../ui/use-theme.ts';
import { ButtonSection } from './button-section.tsx';
import { CardSection } from './card-section.tsx';
import { ColorSection } from './color-section.tsx';
import { FieldSection } from './field-section.tsx';
import { FrameSection } from './frame-section.tsx';
import { ListSection } from './list-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import { PickerSection } from './picker-section.tsx';
import { ImageSection } from './image-section.tsx';
import { ProgressSection } from './progress-section.tsx';
import { SceneSection } from './scene-section.tsx';
import { StatusSection } from './status-section.tsx';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const widths = [
  { value: 'full', label: 'Full width' },
  { value: 'phone', label: 'Phone' },
] as const;

/** In the phone frame, the page is embedded in itself, so that media queries apply. */
const framed = window.self !== window.top;

export function Gallery() {
  const { theme, setTheme } = useTheme();
  const [width, setWidth] = useState<'full' | 'phone'>('full');
  return (
    <Tooltips>
      <SkipLink />
      {!framed && (
        <header className="flex flex-wrap items-start gap-4 px-4 pt-6 md:px-8">
          <h1 className="grow text-xl">Gallery</h1>
          <Tabs<Theme> label="Theme" look="segment" tabs={themes} value={theme} onChange={setTheme}>
            {null}
          </Tabs>
          <Tabs label="Width" look="segment" tabs={widths} value={width} onChange={setWidth}>
            {null}
          </Tabs>
        </header>
      )}
      <main id="main">
        {width === 'full' || framed ? (
          <Parts />
        ) : (
          <iframe
            key={theme}
            title="Phone"
            src="/gallery.html"
            className="mx-auto my-6 block h-[844px] w-[390px] rounded-[28px] border-8 border-ink"
          />
        )}
      </main>
      <Toaster />
    </Tooltips>
  );
}

const Parts = () => (
  <>
    <FrameSection />
    <div className="mx-auto max-w-page px-4 max-md:pb-24 md:px-8">
      <ColorSection />
      <ButtonSection />
      <FieldSection />
      <PickerSection />
      <ImageSection />
      <CardSection />
      <StatusSection />
      <ProgressSection />
      <OverlaySection />
      <ListSection />
      <SceneSection />
    </div>
  </>
);
