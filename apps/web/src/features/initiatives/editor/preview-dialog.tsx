import type { InitiativeDetails as Details } from '@questline/contract';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PreviewedDetails } from '../details/previewed-details.tsx';

type Props = { details: Details; onClose: () => void };

/** The student's page of what is typed, saved or not. */
export const PreviewDialog = ({ details, onClose }: Props) => (
  <Dialog
    open
    wide
    reading
    onOpenChange={onClose}
    title="Preview"
    description="Exactly what students will see. Only you can see this."
    footer={<Button onClick={onClose}>Go on writing</Button>}
  >
    <div className="rounded-card border border-line bg-paper p-4 pb-0">
      <PreviewedDetails details={details} />
    </div>
  </Dialog>
);
