// Crops an image. Loaded when someone has picked one.
// oxlint-disable-next-line import/no-unassigned-import -- the styles it would otherwise inject, which the CSP refuses
import 'react-easy-crop/react-easy-crop.css';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Button } from '../button.tsx';
import { cropImage } from './crop-image.ts';
import { Dialog } from '../overlays/dialog.tsx';

type Props = {
  /** A local object URL. */
  url: string;
  ratio: number;
  maxWidthPx: number;
  onCut: (blob: Blob) => void;
  onCancel: () => void;
};

const maxZoom = 4;

export default function CropDialog({ url, ratio, maxWidthPx, onCut, onCancel }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [cutting, setCutting] = useState(false);

  const cut = async () => {
    if (!area) return;
    setCutting(true);
    onCut(await cropImage(url, area, maxWidthPx));
  };

  return (
    <Dialog
      open
      onOpenChange={onCancel}
      wide
      title="Crop your image"
      description="Drag the image, or move it with the arrow keys."
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button busy={cutting && 'Cropping…'} disabled={!area} onClick={() => void cut()}>
            Save crop
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <OnceStill>
          <Cropper
            image={url}
            aspect={ratio}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
            keyboardStep={8}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': 'Visible part of the image' }}
            classes={{ cropAreaClassName: 'outline-offset-[-3px]' }}
          />
        </OnceStill>
        <label className="flex items-center gap-3 font-semibold">
          Zoom
          <ZoomOut aria-hidden className="text-ink-soft" />
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)}%`}
            onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
            className="h-6 min-w-0 grow"
          />
          <ZoomIn aria-hidden className="text-ink-soft" />
        </label>
      </div>
    </Dialog>
  );
}

/** If measured while the dialog is still opening, the frame would stay too small. */
function OnceStill({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [still, setStill] = useState(false);
  useEffect(() => {
    const moving = box.current!.closest('[role=dialog]')!.getAnimations();
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => setStill(true));
  }, []);
  return (
    <div ref={box} className="relative h-64 overflow-hidden rounded-card bg-night md:h-88">
      {still && children}
    </div>
  );
}
