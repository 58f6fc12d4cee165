// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Menu, MenuItem } from '../overlays/menu.tsx';
import { SearchInput } from '../forms/search-input.tsx';
import { Textarea } from '../forms/textarea.tsx';
import { useDom } from './dom.ts';

useDom();

function Example() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Compose</Button>
      <Dialog open={open} onOpenChange={setOpen} title="New Message" description="To one student">
        <SearchInput label="Search students" value={query} onChange={setQuery} />
      </Dialog>
    </>
  );
}

test('a dialog traps the focus and returns it', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Compose' }));
  const dialog = screen.getByRole('dialog', { name: 'New Message' });
  expect(dialog).toHaveAccessibleDescription('To one student');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  for (let i = 0; i < 5; i += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Compose' })).toHaveFocus();
});

test('Escape in a search with text clears the search and keeps the dialog open', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Compose' }));
  await userEvent.type(screen.getByRole('searchbox'), 'maya{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('Escape in a field with text leaves the field, and a second Escape closes the dialog', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Feedback">
      <Textarea aria-label="Words" />
    </Dialog>,
  );
  await userEvent.type(screen.getByLabelText('Words'), 'Well done{Escape}');
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('Escape closes the innermost panel first, then the dialog', async () => {
  const closed: string[] = [];
  function Nested() {
    const [inside, setInside] = useState(['panel', 'form']);
    return (
      <Dialog open onOpenChange={() => closed.push('dialog')} title="Feedback">
        {inside.map((name) => (
          <Button
            key={name}
            data-escape
            onClick={() => {
              closed.push(name);
              setInside((all) => all.filter((it) => it !== name));
            }}
          >
            Close {name}
          </Button>
        ))}
      </Dialog>
    );
  }
  render(<Nested />);
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  expect(closed).toEqual(['form', 'panel', 'dialog']);
});

test('a confirmation says what will be lost, starts on Cancel and acts only on its button', async () => {
  const onConfirm = vi.fn<() => void>();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete this?"
      loses="Three students lose their place."
      action="Delete it"
      onConfirm={onConfirm}
    />,
  );
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Three students lose their place.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Delete</MenuItem>
      </Menu>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete?"
        loses="All."
        action="Delete it"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

test('a dialog opened from a menu returns the focus to the menu’s button', async () => {
  render(<FromMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});
