import { useState } from 'react';
import { ImageField } from '../ui/upload/image-field.tsx';
import { type UploadImage, useImageUpload } from '../ui/upload/use-image-upload.ts';
import { Columns, Section, Show } from './section.tsx';

/** Slow enough to watch; the upload stays in this browser. */
const slowly: UploadImage = async (blob, { onProgress, signal }) => {
  for (let share = 0; share < 1; share += 0.05) {
    await new Promise((done) => setTimeout(done, 100));
    signal.throwIfAborted();
    onProgress(share);
  }
  return URL.createObjectURL(blob);
};
const never: UploadImage = () => Promise.reject(new Error('offline'));

export function ImageSection() {
  const [banner, setBanner] = useState<string | null>(null);
  const [logo, setLogo] = useState<string | null>('/favicon.svg');
  const [photo, setPhoto] = useState<string | null>(null);
  return (
    <Section title="Images">
      <Columns>
        <Show name="ImageField: banner, cut to 16:5">
          <ImageField
            label="Banner"
            hint="1200 × 375 pixels or larger"
            alt="Your banner"
            shape="banner"
            value={banner}
            onChange={setBanner}
            picture={useImageUpload(slowly, setBanner)}
          />
        </Show>
        <Show name="ImageField: logo, square; never arrives">
          <ImageField
            label="Logo"
            hint="Square"
            alt="Your logo"
            shape="square"
            vectors
            value={logo}
            onChange={setLogo}
            picture={useImageUpload(slowly, setLogo)}
          />
          <ImageField
            label="Photo"
            alt="You"
            shape="round"
            value={photo}
            onChange={setPhoto}
            picture={useImageUpload(never, setPhoto)}
          />
        </Show>
      </Columns>
    </Section>
  );
}
