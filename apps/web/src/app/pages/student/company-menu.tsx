import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { openBlock, type BlockRequest } from '../../../lib/block-request.ts';
import { openReport } from '../../../lib/report-request.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';

type Props = BlockRequest & {
  /** What is reported, and its id. */
  report: 'company' | 'initiative';
  id: string;
};

/** What a student can do about a company besides applying, on its page and those of its initiatives. */
export const CompanyMenu = ({ report, id, company, leave }: Props) => (
  <Menu
    trigger={
      <IconButton label="More options" outlined>
        <EllipsisVertical aria-hidden />
      </IconButton>
    }
  >
    <MenuItem
      icon={<Flag aria-hidden />}
      onSelect={() => openReport({ subject: report, id, about: company.name, block: { company, leave } })}
    >
      Report this {report}
    </MenuItem>
    <MenuItem danger icon={<Ban aria-hidden />} onSelect={() => openBlock({ company, leave })}>
      Block {company.name}
    </MenuItem>
  </Menu>
);
