// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Sidebar, SidebarLink } from '../layout/sidebar.tsx';
import { useSidebar } from '../layout/use-sidebar.ts';
import { useDom } from './dom.ts';

useDom();

beforeEach(() => {
  document.cookie = 'sidebar=; max-age=0; path=/';
});

function Frame({ shortcut = true }: { shortcut?: boolean }) {
  const { open, toggle } = useSidebar({ shortcut });
  return (
    <Sidebar label="Main" open={open} onToggle={toggle} head="Brand">
      <SidebarLink href="/inbox" icon={null} count={2} aria-current="page">
        Inbox
      </SidebarLink>
    </Sidebar>
  );
}

const toggle = () => screen.getByRole('button', { name: /sidebar/, hidden: true });

test.for([{ ctrlKey: true }, { metaKey: true }])('%o with B folds and opens the sidebar', (modifier) => {
  render(<Frame />);
  fireEvent.keyDown(document, { key: 'b', ...modifier });
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(document, { key: 'B', ...modifier });
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
});

test('B alone, or with shortcuts off, does nothing', () => {
  const { rerender } = render(<Frame />);
  fireEvent.keyDown(document, { key: 'b' });
  rerender(<Frame shortcut={false} />);
  fireEvent.keyDown(document, { key: 'b', ctrlKey: true });
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
});

test('the state is stored in a cookie for 7 days', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  const { unmount } = render(<Frame />);
  fireEvent.click(toggle());
  expect(write.mock.lastCall?.[0]).toContain('sidebar=folded; path=/; max-age=604800');
  unmount();
  render(<Frame />);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('a link keeps its name and count when the sidebar is collapsed', () => {
  render(<Frame />);
  fireEvent.click(toggle());
  expect(screen.getByRole('link', { hidden: true })).toHaveTextContent('Inbox2 unread');
});
