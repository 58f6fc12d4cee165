import { EllipsisVertical, Flag } from 'lucide-react';
import { openReport, type ReportRequest } from '../../../lib/report-request.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';

type Props = { request: ReportRequest & { subject: 'company' | 'initiative' } };

/** What a student can do about a company or an initiative besides applying. */
export const ReportMenu = ({ request }: Props) => (
  <Menu
    trigger={
      <IconButton label="More options" outlined>
        <EllipsisVertical aria-hidden />
      </IconButton>
    }
  >
    <MenuItem icon={<Flag aria-hidden />} onSelect={() => openReport(request)}>
      Report this {request.subject}
    </MenuItem>
  </Menu>
);
