import { createLink } from '@tanstack/react-router';
import { BottomBarLink } from '../../ui/bottom-bar.tsx';
import { SidebarLink } from '../../ui/sidebar.tsx';

export const RouterBottomBarLink = createLink(BottomBarLink);
export const RouterSidebarLink = createLink(SidebarLink);
