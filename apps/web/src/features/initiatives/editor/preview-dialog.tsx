import type { InitiativeDetails as Details } from '@questline/contract';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PreviewedDetails } from '../details/previewed-details.tsx';

type Props = { details: Details; onClose: () => void };

/** The student's page with the current form values, saved or not. */
export const PreviewDialog = ({ details, onClose }: Props) => (
  <Dialog
    open
    wide
    reading
    onOpenChange={onClose}
    title="Preview"
    description="Exactly what students will see, including unsaved changes."
    footer={<Button onClick={onClose}>Continue editing</Button>}
  >
    <div className="rounded-card border border-line bg-paper p-4 pb-0">
      <PreviewedDetails details={details} />
    </div>
  </Dialog>
);
