import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
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
  /** Without a title of the description, which introduces the rest. */
  untitled?: boolean;
  /** In a wide container, the titles are beside the texts. */
  beside?: boolean;
};

/** The texts of an initiative. Empty ones are hidden. */
export function InitiativeTexts({ initiative, untitled = false, beside = false }: Props) {
  return (
    <>
      {textsOf(initiative).map(({ title, text }) => {
        const leads = untitled && title === titles.description;
        return (
          text && (
            <TextPart key={title} title={!leads && title} beside={beside}>
              <p className={cx('max-w-line as-typed', leads && 'text-lg leading-snug font-medium')}>{text}</p>
            </TextPart>
          )
        );
      })}
      {initiative.video_id && (
        <TextPart title="Video" beside={beside}>
          <VideoStill id={initiative.video_id} title={initiative.name} />
        </TextPart>
      )}
    </>
  );
}

type PartProps = { title: string | false; beside?: boolean; children: ReactNode };

export const TextPart = ({ title, beside = false, children }: PartProps) => (
  <section
    className={cx(
      'grid grid-cols-1 gap-1.5',
      beside && 'items-baseline @2xl:grid-cols-[7.5rem_minmax(0,1fr)] @2xl:gap-x-6',
    )}
  >
    {title && <h3 className={beside ? 'text-base' : 'text-lg'}>{title}</h3>}
    {children}
  </section>
);
