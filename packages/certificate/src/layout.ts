// Where everything goes on the page. Texts get smaller until they fit.
import { bottomOf, lineOf, page, type Block } from './block.ts';
import type { CertificateContent } from './content.ts';
import { placeLabels } from './labels.ts';
import { fitColumns } from './columns.ts';
import { createScene } from './scene.ts';
import { createTypesetter, type Span, type Typesetter } from './typesetter.ts';
import { factsOf, missingNote, verification } from './wording.ts';

type Step = { size: number; width: number; maxLines: number; leading: number };

const range = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((from - to) / by) + 1 }, (_, at) => from - at * by);

/** The first step in which the text has few enough lines, or else the last. */
function fit(
  type: Typesetter,
  spans: Span[],
  steps: Step[],
  tracking = 0,
): Omit<Block, 'x' | 'y'> & { width: number } {
  for (const [at, { size, width, maxLines, leading }] of steps.entries()) {
    const lines = type.wrap(spans, width / size, tracking);
    if (lines.length <= maxLines || at === steps.length - 1) {
      return { lines, size, leading: size * leading, tracking, width };
    }
  }
  throw new Error('A text needs at least one size');
}

function layoutQuote(type: Typesetter, { closing_words }: CertificateContent) {
  if (!closing_words) return undefined;
  const text = fit(
    type,
    [{ text: `“${closing_words.text.trim()}”`, face: 'text' }],
    [
      { size: 15.5, width: 252, maxLines: 5, leading: 1.5 },
      { size: 14.5, width: 270, maxLines: 7, leading: 1.48 },
      { size: 13.5, width: 300, maxLines: 8, leading: 1.46 },
      { size: 12.5, width: 330, maxLines: 9, leading: 1.44 },
      { size: 12, width: 350, maxLines: 10, leading: 1.42 },
      { size: 11, width: 370, maxLines: Infinity, leading: 1.4 },
    ],
  );
  const x = page.right - Math.max(200, Math.max(...text.lines.map((it) => it.width)) * text.size);
  const words: Block = { ...text, x, y: 148 };
  const by: Block = {
    ...fit(
      type,
      [{ text: closing_words.by, face: 'text' }],
      [
        { size: 13.5, width: text.width, maxLines: 1, leading: 1.35 },
        { size: 12, width: text.width, maxLines: 2, leading: 1.35 },
        { size: 10.5, width: text.width, maxLines: Infinity, leading: 1.35 },
      ],
    ),
    x,
    y: bottomOf(words) + 14 + 18,
  };
  return { words, by, rule: { x: x - 20, top: 132, bottom: bottomOf(by) + 9 } };
}

/** Sizes of the texts on the left, from the most generous to the tightest. */
const densities = [
  { name: [84, 54, 32], statement: 21, figure: 22, above: 50 },
  { name: [56, 40, 30], statement: 18.5, figure: 22, above: 42 },
  { name: [36, 28, 24], statement: 15.5, figure: 18, above: 34 },
] as const;
type Density = (typeof densities)[number];

function layoutBody(type: Typesetter, content: CertificateContent, right: number, density: Density) {
  const width = right - page.left;
  const [oneLine, twoLines, threeLines] = density.name;
  const name: Block = {
    ...fit(
      type,
      [{ text: content.holder.trim(), face: 'display' }],
      [
        ...range(oneLine, Math.min(oneLine, 46), 2).map((size) => ({ size, width, maxLines: 1, leading: 1 })),
        ...range(twoLines, Math.min(twoLines, 32), 2).map((size) => ({
          size,
          width,
          maxLines: 2,
          leading: 1.04,
        })),
        ...range(threeLines, 18, 2).map((size) => ({ size, width, maxLines: 3, leading: 1.08 })),
      ],
      -0.03,
    ),
    x: page.left,
    y: 0,
  };
  const kicker = lineOf(type, 'This certifies that', 'semibold', 17, page.left, 139);
  // A large letter has space on its left, which would look like an indent.
  name.x -= name.size * 0.03;
  name.y = kicker.y + 20 + name.size * Math.max(0.72, type.topOf(name.lines[0]!));
  const narrow = Math.min(width, 660);
  const statement: Block = {
    ...fit(
      type,
      [
        { text: 'finished ', face: 'text' },
        { text: content.initiative.trim(), face: 'heading' },
        { text: ' with ', face: 'text' },
        { text: content.company.trim(), face: 'heading' },
        { text: '. The company reviewed and approved every task.', face: 'text' },
      ],
      [
        { size: 21, width: narrow, maxLines: 3, leading: 1.42 },
        { size: 18.5, width: narrow, maxLines: 3, leading: 1.42 },
        { size: 17, width, maxLines: 3, leading: 1.42 },
        { size: 15.5, width, maxLines: 4, leading: 1.42 },
        { size: 14, width, maxLines: Infinity, leading: 1.4 },
      ].filter(({ size }) => size <= density.statement),
    ),
    x: page.left,
    y: 0,
  };
  statement.y = bottomOf(name) + name.size * 0.25 + 12 + statement.size;
  const y = bottomOf(statement) + density.above;
  let x = page.left;
  const facts = factsOf(content).map(({ figure, label }) => {
    const fact = {
      figure: lineOf(type, figure, 'heading', density.figure, x, y),
      label: lineOf(type, label, 'text', 14, x, y + 20),
    };
    x += 34 + Math.max(fact.figure.lines[0]!.width * density.figure, fact.label.lines[0]!.width * 14);
    return fact;
  });
  return { kicker, name, statement, facts, bottom: y + 26 };
}

function layoutFooter(type: Typesetter, { company, company_verified }: CertificateContent) {
  const approved: Block = {
    ...fit(
      type,
      [{ text: `Approved by ${company.trim()}`, face: 'bold' }],
      [
        { size: 15.5, width: 320, maxLines: 1, leading: 1.3 },
        { size: 14, width: 320, maxLines: 2, leading: 1.3 },
        { size: 12.5, width: 320, maxLines: 3, leading: 1.3 },
        { size: 11, width: 320, maxLines: Infinity, leading: 1.25 },
      ],
    ),
    x: page.left,
    y: 722.5,
  };
  approved.y -= (approved.lines.length - 1) * approved.leading;
  const status = lineOf(
    type,
    verification(company_verified),
    company_verified ? 'text' : 'semibold',
    company_verified ? 14 : 13.5,
    page.left,
    745.5,
  );
  return { approved, status };
}

/** The trail would leave its hill below this. */
const maxLeft = 24;

export type Layout = ReturnType<typeof layoutCertificate>;

export function layoutCertificate(content: CertificateContent) {
  const type = createTypesetter();
  const quote = layoutQuote(type, content);
  const footer = layoutFooter(type, content);
  const titles = content.tasks.map(({ title }) => title);
  const stops = titles.length;
  // The flag is 107 high and its summit is at 350: both move down to make room for long closing words.
  const right = Math.max(0, quote ? quote.rule.bottom + 16 - 243 : 0);

  for (const [at, density] of densities.entries()) {
    const isLast = at === densities.length - 1;
    const body = layoutBody(type, content, quote ? quote.rule.x - 28 : page.right, density);
    const note = type.hasMissing()
      ? lineOf(type, missingNote, 'text', 12, page.left, body.bottom + 16)
      : undefined;
    const common = { type, body, note, quote, footer };
    /** How far the hill on the left, with its crest at 472, has to move down, or can move up. */
    const left = (note ? note.y + 6 : body.bottom) + 22 - 472;

    if (left <= maxLeft) {
      const scene = createScene({ left: Math.max(0, left), right, isLow: false, stops });
      const labels = at === 0 ? placeLabels(type, titles, scene) : undefined;
      if (labels) return { ...common, scene, labels, columns: undefined };
    }
    for (const share of isLast ? [1] : [0.4, 0.7, 1]) {
      const scene = createScene({ left: left < 0 ? left * share : left, right, isLow: true, stops });
      const columns = fitColumns(type, titles, scene, { minSize: isLast ? 9 : 10.5, isLast });
      if (left <= maxLeft && columns) return { ...common, scene, labels: undefined, columns };
    }
  }
  throw new Error(`There is no room for ${stops} tasks`);
}
