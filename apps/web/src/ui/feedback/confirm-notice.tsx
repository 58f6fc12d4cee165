import { Button } from '../button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  title: string;
  text: string;
  /** What the second button does: "Send anyway". */
  confirm: string;
  onEdit: () => void;
  onConfirm: () => void;
};

/** A warning about something that can be corrected or confirmed. */
export const ConfirmNotice = ({ title, text, confirm, onEdit, onConfirm }: Props) => (
  <Notice tone="warn" title={title}>
    <p className="text-sm">{text}</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="small" onClick={onEdit}>
        Edit
      </Button>
      <Button size="small" variant="secondary" onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  </Notice>
);
