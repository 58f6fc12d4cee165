import { productName } from '@questline/contract/plain';
import { useLocation } from '@tanstack/react-router';
import { Building2, Inbox, LayoutDashboard, Menu as MenuIcon, Users } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RouterBrand } from './links.tsx';
import { RouterSidebarLink } from './navigation-links.tsx';
import { useCompanyCounts } from './use-counts.ts';

const destinations = [
  {
    to: '/company-overview',
    label: 'Overview',
    icon: <LayoutDashboard />,
    over: ['/company-initiatives', '/company/initiative/', '/create-initiative', '/edit-initiative/'],
  },
  { to: '/company-active-users', label: 'Active Users', icon: <Users /> },
  { to: '/company-inbox', label: 'Inbox', icon: <Inbox /> },
  { to: '/company/profile', label: 'Profile', icon: <Building2 /> },
] as const;

export function CompanyNavigation({ onFollow }: { onFollow?: () => void }) {
  const counts = useCompanyCounts();
  const { pathname } = useLocation();
  return destinations.map(({ to, label, icon, ...it }) => (
    <RouterSidebarLink
      key={to}
      to={to}
      icon={icon}
      {...counts[to]}
      {...('over' in it && it.over.some((path) => pathname.startsWith(path)) && { 'aria-current': 'page' })}
      onClick={onFollow}
    >
      {label}
    </RouterSidebarLink>
  ));
}

export function CompanyDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="md:hidden">
      <IconButton label="Open menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Menu"
        head={
          <RouterBrand to="/company-overview" onClick={close}>
            {productName}
          </RouterBrand>
        }
      >
        <nav aria-label="Main" className="grid gap-1">
          <CompanyNavigation onFollow={close} />
        </nav>
      </Drawer>
    </div>
  );
}
