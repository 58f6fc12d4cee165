import { Flag } from 'lucide-react';
import { openReport } from '../../../lib/report-request.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

type Props = { applicationId: string; company: string };

/** Reports the note that came with the company's decision. */
export const ReportNote = ({ applicationId, company }: Props) => (
  <IconButton
    label="Report this note"
    onClick={() => openReport({ subject: 'note', id: applicationId, about: company })}
    className="-my-2 -mr-2 [&_svg]:size-4"
  >
    <Flag aria-hidden />
  </IconButton>
);
