import { Section, Show } from './section.tsx';

const colors = [
  'bg-paper',
  'bg-surface',
  'bg-sunken',
  'bg-line',
  'bg-edge',
  'bg-ink',
  'bg-ink-soft',
  'bg-trail',
  'bg-trail-strong',
  'bg-trail-soft',
  'bg-sun',
  'bg-sun-soft',
  'bg-coral',
  'bg-coral-strong',
  'bg-coral-soft',
  'bg-sky',
  'bg-sky-soft',
  'bg-air',
  'bg-hill-far',
  'bg-hill-mid',
  'bg-hill-near',
  'bg-wood',
];

export const ColorSection = () => (
  <Section title="Color and type">
    <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
      {colors.map((color) => (
        <div key={color} className="text-xs text-ink-soft">
          <div className={`mb-1 h-14 rounded-control border border-line ${color}`} />
          {color.slice(3)}
        </div>
      ))}
    </div>
    <Show name="headings: hero, 4xl … lg" wide>
      <p className="font-head text-hero font-extrabold tracking-tight">Learn by Doing.</p>
      <h3 className="text-4xl">Neighborhood taste survey</h3>
      <h3 className="text-3xl">Neighborhood taste survey</h3>
      <h3 className="text-2xl">Neighborhood taste survey</h3>
      <h3 className="text-xl">Neighborhood taste survey</h3>
      <h3 className="text-lg">Neighborhood taste survey</h3>
    </Show>
    <Show name="text: base, sm, xs; figures" wide>
      <p className="max-w-line">
        Body text is 16 px and at most 70 characters wide.{' '}
        <a className="text-trail underline underline-offset-4" href="#top">
          A link
        </a>{' '}
        inside it. Łódź, Škoda, İstanbul and Þórsmörk use the latin-ext font.
      </p>
      <p className="text-sm text-ink-soft">Small text for notes, 14 px. 0123456789</p>
      <p className="text-xs text-ink-soft tabular-nums">Smallest text for tags, 13 px. 0123456789</p>
    </Show>
  </Section>
);
