import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Brand } from '../brand.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { NoResults } from '../feedback/no-results.tsx';
import { Field } from '../forms/field.tsx';
import { Notice } from '../feedback/notice.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { RadioCards } from '../forms/radio-cards.tsx';
import { ComingSoonScene } from '../scenes/coming-soon-scene.tsx';
import { HeroScene } from '../scenes/hero-scene.tsx';
import { NotFoundScene } from '../scenes/not-found-scene.tsx';
import { MapScene, PassScene, SetOutScene } from '../scenes/step-scenes.tsx';
import { SkeletonList } from '../feedback/skeleton.tsx';
import { Stepper } from '../trail/stepper.tsx';
import { TagList } from '../tag.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Textarea } from '../forms/textarea.tsx';
import { VideoStill } from '../video-still.tsx';

const nothing = () => undefined;

test('components of public pages render on the server without inline styles', () => {
  const html = renderToString(
    <>
      <Brand href="/">Name</Brand>
      <ButtonLink href="/">Go</ButtonLink>
      <Button busy="Joining…">Join</Button>
      <Card lifts>
        <Avatar id="1" name="Maya" />
        <Badge tone="sun">Your turn</Badge>
        <TagList tags={['a', 'b', 'c', 'd']} />
      </Card>
      <Field label="Email" error="Wrong" counter={{ length: 1, max: 2 }}>
        <TextInput />
      </Field>
      <Textarea defaultValue="text" />
      <RadioCards legend="One" options={[{ value: 'a', title: 'A' }]} value="a" onChange={nothing} />
      <Disclosure summary="More">Text</Disclosure>
      <Notice tone="info">Info</Notice>
      <ProgressBar value={1} figure="1%" />
      <Stepper label="Steps" steps={['a', 'b']} current={1} />
      <SkeletonList of="card" />
      <EmptyState scene={<HeroScene />} title="Empty" />
      <NoResults title="None" onClear={nothing} />
      <ErrorState title="Failed" onRetry={nothing} />
      <PassScene />
      <MapScene />
      <SetOutScene />
      <ComingSoonScene />
      <NotFoundScene />
      <VideoStill id="dQw4w9WgXcQ" title="Film" />
    </>,
  );
  expect(html).toContain('Play from YouTube');
  expect(html).not.toMatch(/\sstyle=|<style|<script/);
});
