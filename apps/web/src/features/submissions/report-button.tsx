import { Flag } from 'lucide-react';
import { openReport, type ReportRequest } from '../../lib/report-request.ts';
import { IconButton } from '../../ui/icon-button.tsx';

type Props = { request: ReportRequest & { subject: 'feedback' | 'submission' } };

export const ReportButton = ({ request }: Props) => (
  <IconButton
    label={`Report this ${request.subject}`}
    onClick={() => openReport(request)}
    className="-my-2 [&_svg]:size-4"
  >
    <Flag aria-hidden />
  </IconButton>
);
