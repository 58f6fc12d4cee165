import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { VideoStill } from '../../../ui/video-still.tsx';

type Texts = {
  name: string;
  description: string;
  overview: string;
  requirements: string;
  benefits: string;
  goals: string;
  video_url: string | null;
  video_id: string | null;
};

const titles = {
  description: 'Description',
  overview: 'Overview',
  requirements: 'Requirements',
  benefits: 'Benefits',
  goals: 'Goals',
} as const;

const textsOf = (initiative: Texts) =>
  Object.entries(titles).map(([field, title]) => ({ title, text: initiative[field as keyof typeof titles] }));

/** The titles of the texts that aren't written yet. */
export const emptyTexts = (initiative: Texts) =>
  textsOf(initiative)
    .filter(({ text }) => !text)
    .map(({ title }) => title);

type Props = {
  initiative: Texts;
  /** A card for each text, or a part of one document. */
  as?: typeof TextCard;
};

/** The texts of an initiative. Empty ones are hidden. */
export function InitiativeTexts({ initiative, as: Part = TextCard }: Props) {
  return (
    <>
      {textsOf(initiative).map(
        ({ title, text }) =>
          text && (
            <Part key={title} title={title}>
              <p className="max-w-line as-typed">{text}</p>
            </Part>
          ),
      )}
      {initiative.video_id && (
        <Part title="Video">
          <VideoStill id={initiative.video_id} title={initiative.name} />
        </Part>
      )}
    </>
  );
}

export const TextCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card tight className="grid grid-cols-1 content-start gap-1.5 md:px-6">
    <h3 className="text-base">{title}</h3>
    {children}
  </Card>
);

export const TextPart: typeof TextCard = ({ title, children }) => (
  <section className="grid grid-cols-1 gap-1.5">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
);
