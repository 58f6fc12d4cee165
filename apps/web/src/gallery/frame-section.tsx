import { Bell, Building2, Compass, Inbox, Menu as MenuIcon, Route } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { BottomBar, BottomBarLink } from '../ui/layout/bottom-bar.tsx';
import { Brand } from '../ui/brand.tsx';
import { Drawer } from '../ui/overlays/drawer.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Sidebar, SidebarLink } from '../ui/layout/sidebar.tsx';
import { TopBar } from '../ui/layout/top-bar.tsx';
import { useSidebar } from '../ui/layout/use-sidebar.ts';
import { student } from './samples.ts';
import { SampleTask } from './sample-task.tsx';

const links = [
  { name: 'Initiatives', icon: <Compass />, count: 0 },
  { name: 'Inbox', icon: <Inbox />, count: 2 },
  { name: 'Companies', icon: <Building2 />, count: 0 },
  { name: 'Active', icon: <Route />, count: 0 },
];

/** Every part of the frame together, around a page that uses many others. */
export function FrameSection() {
  const { open, toggle } = useSidebar();
  const [drawer, setDrawer] = useState(false);
  const current = (name: string) => (name === 'Active' ? ('page' as const) : undefined);
  const brand = <Brand href="#frame">Questline</Brand>;
  const rows = links.map(({ name, icon, count }) => (
    <SidebarLink key={name} href="#frame" icon={icon} count={count} aria-current={current(name)}>
      {name}
    </SidebarLink>
  ));
  return (
    <div id="frame" className="flex min-h-dvh border-y border-line">
      <Sidebar label="Main" open={open} onToggle={toggle} head={brand}>
        {rows}
      </Sidebar>
      <div className="min-w-0 grow max-md:pb-20">
        <TopBar
          title="Initiative Tasks"
          lead={
            <IconButton label="Open menu" className="md:hidden" onClick={() => setDrawer(true)}>
              <MenuIcon />
            </IconButton>
          }
        >
          <IconButton label="Notifications, 2 unread" outlined dot>
            <Bell />
          </IconButton>
          <Avatar {...student} named />
        </TopBar>
        <SampleTask />
      </div>
      <Drawer open={drawer} onOpenChange={setDrawer} title="Menu" head={brand}>
        <nav aria-label="Menu" className="grid gap-1">
          {rows}
        </nav>
      </Drawer>
      <BottomBar label="Main, phone">
        {links.map(({ name, icon, count }) => (
          <BottomBarLink key={name} href="#frame" icon={icon} count={count} aria-current={current(name)}>
            {name}
          </BottomBarLink>
        ))}
      </BottomBar>
    </div>
  );
}
