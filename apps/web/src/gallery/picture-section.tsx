import { useState } from 'react';
import { PictureField } from '../ui/picture-field.tsx';
import { type UploadPicture, usePictureUpload } from '../ui/use-picture-upload.ts';
import { Columns, Section, Show } from './section.tsx';

/** Slow enough to be seen; what arrives stays in this browser. */
const slowly: UploadPicture = async (blob, { onProgress, signal }) => {
  for (let share = 0; share < 1; share += 0.05) {
    await new Promise((done) => setTimeout(done, 100));
    signal.throwIfAborted();
    onProgress(share);
  }
  return URL.createObjectURL(blob);
};
const never: UploadPicture = () => Promise.reject(new Error('offline'));

export function PictureSection() {
  const [banner, setBanner] = useState<string | null>(null);
  const [logo, setLogo] = useState<string | null>('/favicon.svg');
  const [photo, setPhoto] = useState<string | null>(null);
  return (
    <Section title="Pictures">
      <Columns>
        <Show name="PictureField: banner, cut to 16:5">
          <PictureField
            label="Banner"
            hint="1200 × 375 pixels or larger"
            alt="Your banner"
            shape="banner"
            value={banner}
            onChange={setBanner}
            picture={usePictureUpload(slowly, setBanner)}
          />
        </Show>
        <Show name="PictureField: logo, square; never arrives">
          <PictureField
            label="Logo"
            hint="Square"
            alt="Your logo"
            shape="square"
            vectors
            value={logo}
            onChange={setLogo}
            picture={usePictureUpload(slowly, setLogo)}
          />
          <PictureField
            label="Photo"
            alt="You"
            shape="round"
            value={photo}
            onChange={setPhoto}
            picture={usePictureUpload(never, setPhoto)}
          />
        </Show>
      </Columns>
    </Section>
  );
}
