import { Ellipsis, LogOut, Pencil, Settings, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { Field } from '../ui/forms/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../ui/overlays/menu.tsx';
import { TagPicker } from '../ui/forms/tag-picker.tsx';
import { Tabs } from '../ui/layout/tabs.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { Textarea } from '../ui/forms/textarea.tsx';
import { dismissToast, toast } from '../ui/overlays/toast-store.ts';
import { catalog, longName, paragraph } from './samples.ts';
import { Columns, Row, Section, Show } from './section.tsx';

const lineTabs = [
  { value: 'all', label: 'All', count: 12 },
  { value: 'pending', label: 'Pending', count: 3 },
  { value: 'revision', label: 'Needs Revision', count: 0 },
] as const;
const segments = [
  { value: 'text', label: 'Text' },
  { value: 'link', label: 'Link' },
  { value: 'upload', label: 'Upload' },
] as const;

export function OverlaySection() {
  const [open, setOpen] = useState<'message' | 'delete' | 'tags'>();
  const [tab, setTab] = useState<'all' | 'pending' | 'revision'>('all');
  const [kind, setKind] = useState<'text' | 'link' | 'upload'>('text');
  const [tags, setTags] = useState(['Bakery']);
  const toggle = (name: typeof open) => (next: boolean) => setOpen(next ? name : undefined);
  return (
    <Section title="Overlays and tabs">
      <Row>
        <Button variant="secondary" onClick={() => setOpen('message')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('tags')}>
          Dialog with tags
        </Button>
        <Button variant="secondary" onClick={() => setOpen('delete')}>
          Ask before deleting
        </Button>
        <Menu
          trigger={
            <IconButton label="More" outlined>
              <Ellipsis />
            </IconButton>
          }
        >
          <MenuLabel>maximiliane-katharina@hohenstein-school.example</MenuLabel>
          <MenuLink href="#overlays-and-tabs" icon={<User />}>
            My Profile
          </MenuLink>
          <MenuItem icon={<Settings />}>Settings</MenuItem>
          <MenuItem icon={<Pencil />} disabled>
            Edit
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger>
            Delete
          </MenuItem>
          <MenuItem icon={<LogOut />}>Log out</MenuItem>
        </Menu>
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Signed in successfully', description: 'Welcome back!' })}
        >
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Dana already accepted this', variant: 'neutral' })}
        >
          Neutral toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            const id = toast({
              title: 'Error signing in',
              description: 'Invalid login credentials',
              variant: 'destructive',
            });
            setTimeout(() => dismissToast(id), 60_000);
          }}
        >
          Destructive toast
        </Button>
      </Row>
      <Columns>
        <Show name="Tabs, line">
          <Tabs label="Submissions" tabs={lineTabs} value={tab} onChange={setTab}>
            <p className="text-ink-soft">
              {tab}: {paragraph}
            </p>
          </Tabs>
        </Show>
        <Show name="Tabs, segment">
          <Tabs label="Type of work" look="segment" tabs={segments} value={kind} onChange={setKind}>
            <p className="text-ink-soft">{kind}</p>
          </Tabs>
        </Show>
      </Columns>

      <Dialog
        open={open === 'message'}
        onOpenChange={toggle('message')}
        title={`New Message to ${longName}`}
        description="Send a message to students who have applied to your initiatives"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(undefined)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(undefined)}>Send Message</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="Subject">
            <TextInput defaultValue="Re: Neighborhood taste survey" />
          </Field>
          <Field label="Message">
            <Textarea minRows={5} placeholder="Say hello first" />
          </Field>
        </div>
      </Dialog>
      <Dialog open={open === 'tags'} onOpenChange={toggle('tags')} title="Industry" wide>
        <TagPicker label="Industry tags" catalog={catalog} value={tags} onChange={setTags} max={5} />
      </Dialog>
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={toggle('delete')}
        title="Are you sure you want to delete this initiative?"
        loses="“Neighborhood taste survey” leaves every list, and 3 students are notified. This cannot be undone."
        action="Delete initiative"
        onConfirm={() => setOpen(undefined)}
      />
    </Section>
  );
}
