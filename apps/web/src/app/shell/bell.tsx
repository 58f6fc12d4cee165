import { Bell as BellIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuLabel } from '../../ui/menu.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

/** The red dot stands for something unread. Until notifications exist, nothing is. */
export const Bell = () => (
  <Menu trigger={<BellButton />}>
    <MenuLabel>Nothing new yet.</MenuLabel>
  </Menu>
);

const BellButton = (props: ComponentProps<'button'>) => (
  <Tooltip text="Notifications">
    <IconButton {...props} label="Notifications" outlined>
      <BellIcon />
    </IconButton>
  </Tooltip>
);
