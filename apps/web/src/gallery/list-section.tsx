import { useState } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { NoResults } from '../ui/feedback/no-results.tsx';
import { LoadMore } from '../ui/lists/load-more.tsx';
import { NoMessagesScene } from '../ui/scenes/no-messages-scene.tsx';
import { EmptyTrailScene } from '../ui/scenes/empty-trail-scene.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { type Column, Table } from '../ui/lists/table.tsx';
import { longName } from './samples.ts';
import { Columns, Section, Show } from './section.tsx';

type Row = { name: string; tone: BadgeTone; status: string; progress: number; tasks: string };

const rows: Row[] = [
  { name: 'Maya Torres', tone: 'yellow', status: 'In progress', progress: 50, tasks: '2/4' },
  { name: longName, tone: 'coral', status: 'Needs attention', progress: 0, tasks: '0/4' },
  { name: 'Aisha Khan', tone: 'green', status: 'Completed', progress: 100, tasks: '4/4' },
];

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Student',
    cell: ({ name }) => (
      <span className="flex items-center gap-3 font-semibold">
        <Avatar id={name} name={name} />
        <span className="min-w-0">{name}</span>
      </span>
    ),
  },
  { key: 'status', header: 'Status', cell: ({ tone, status }) => <Badge tone={tone}>{status}</Badge> },
  { key: 'progress', header: 'Progress', figure: true, cell: ({ progress }) => `${progress}%` },
  { key: 'tasks', header: 'Tasks', figure: true, cell: ({ tasks }) => tasks },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: () => (
      <Button size="small" variant="secondary">
        View Submissions
      </Button>
    ),
  },
];

export function ListSection() {
  const [busy, setBusy] = useState(false);
  return (
    <Section title="Lists and their faces">
      <Show name="Table; LoadMore" wide>
        <Table caption="Active students" columns={columns} rows={rows} rowKey={({ name }) => name} />
        <LoadMore shown="3 students" more busy={busy} onMore={() => setBusy(!busy)} />
      </Show>
      <Show name="SkeletonList: cards ×6" wide>
        <SkeletonList of="card" />
      </Show>
      <Show name="SkeletonList: rows ×3" wide>
        <SkeletonList of="row" count={3} />
      </Show>
      <Columns>
        <EmptyState
          scene={<NoMessagesScene />}
          title="No conversations"
          text="Start a conversation by composing a new message"
          action={<Button>Compose</Button>}
        />
        <EmptyState
          scene={<EmptyTrailScene />}
          title="Nothing active yet"
          text="Your first initiative is a few clicks away."
          action={<ButtonLink href="#lists-and-their-faces">Browse initiatives</ButtonLink>}
        />
        <NoResults title="No initiatives match" text="Fewer filters find more." onClear={() => undefined} />
        <ErrorState
          title="Error loading data"
          text="The server did not answer in time."
          onRetry={() => undefined}
        />
      </Columns>
    </Section>
  );
}
