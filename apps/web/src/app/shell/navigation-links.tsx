import { createLink } from '@tanstack/react-router';
import { BottomBarLink } from '../../ui/layout/bottom-bar.tsx';
import { SidebarLink } from '../../ui/layout/sidebar.tsx';

export const RouterBottomBarLink = createLink(BottomBarLink);
export const RouterSidebarLink = createLink(SidebarLink);
