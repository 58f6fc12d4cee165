import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/faces.tsx';
import { ComingSoonScene } from '../../ui/scenes/coming-soon-scene.tsx';

type Props = { scene?: ReactNode; text: string };

/** An honest empty page: it says what will stand here. Each page that uses it is replaced by a later one. */
export const BeingBuilt = ({ scene, text }: Props) => (
  <EmptyState scene={scene ?? <ComingSoonScene />} title="We are still building this" text={text} />
);
