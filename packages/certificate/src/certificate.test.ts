import { describe, expect, test } from 'vitest';
import { examples } from './examples.fixture.ts';
import { renderCertificate, type CertificateContent } from './index.ts';
import { readPdf, type TextBox } from './pdf.fixture.ts';

const read = async (content: CertificateContent) => readPdf(await renderCertificate(content));
const all = Object.entries<CertificateContent>(examples);

const header = ['Questline Certificate of completed work', 'This certifies that'];
const facts = [
  '4 of 4',
  'tasks approved',
  '11 of 12',
  'criteria met',
  '7 hours',
  'of work',
  'Sep 14 – Oct 31',
  '2026',
];
const quote = [
  '“Maya asks first, then draws. Her',
  'poster brought 49 people in, and',
  'she told us why.”',
  'Rosa Diaz, Sunny Side Bakery',
];
const tasks = [
  'Three rough sketches',
  'The finished poster',
  'Hang it in three places',
  'What the scans say',
];
const footer = (company: string) => [
  `Approved by ${company}`,
  'Verified on Questline',
  'November 2, 2026',
  'Date issued',
  'Check that it’s genuine',
  'Scan, or go to',
  'questline.example/verify/',
  '7KQ2-M9XD-4TRA-HW6V',
];

describe('text', () => {
  test('says who finished what for which company', async () => {
    const { lines } = await read(examples.ordinary);
    expect(lines).toEqual([
      ...header,
      'Maya Torres',
      'finished A poster for Saturday market with Sunny Side Bakery.',
      'The company reviewed and approved every task.',
      ...facts,
      ...quote,
      ...tasks,
      ...footer('Sunny Side Bakery'),
    ]);
  });

  test('leaves out hidden dates, hours, criteria and closing words', async () => {
    const { lines } = await read({
      ...examples.ordinary,
      minutes: null,
      criteria: null,
      closing_words: null,
      started_at: null,
      finished_at: null,
    });
    expect(lines).toEqual([
      ...header,
      'Maya Torres',
      'finished A poster for Saturday market with Sunny Side Bakery.',
      'The company reviewed and approved every task.',
      '4 of 4',
      'tasks approved',
      ...tasks,
      ...footer('Sunny Side Bakery'),
    ]);
  });

  test.each([
    ['european', 'Zoë Žižková Łukaszewicz', 'Crème Brûlée & Söhne'],
    ['cyrillic', 'Олександра Ґудзь', 'Καφενείο Ήλιος'],
    ['vietnamese', 'Nguyễn Thị Ánh Tuyết', 'Phở Sướng'],
  ] as const)('can be copied: %s', async (name, holder, company) => {
    const { lines } = await read(examples[name]);
    expect(lines).toContain(holder);
    expect(lines.slice(-8)).toEqual(footer(company));
  });

  test('can be copied after certificates that only used accented letters', async () => {
    await renderCertificate({ ...examples.ordinary, holder: 'ÄËÏÖÜ äëïöü' });
    const { lines } = await read({ ...examples.ordinary, holder: 'AEIOU aeiou' });
    expect(lines).toContain('AEIOU aeiou');
  });

  test('marks characters that cannot be printed and keeps them for screen readers', async () => {
    const { lines } = await read(examples.unprintable);
    expect(lines).toContain('[…] (Ming Wang)');
    expect(lines).toContain('“Great job […]! […] […]”');
    expect(lines).toContain(
      '[…] marks characters that this PDF can’t print. The page at the link shows them.',
    );
  });

  test('says that a company is no longer verified', async () => {
    const { lines } = await read(examples.two_tasks);
    expect(lines).toContain('The company is no longer verified on Questline.');
    expect(lines).not.toContain('Verified on Questline');
  });

  test.each([
    [45, '45 minutes'],
    [60, '1 hour'],
    [92, '1.5 hours'],
    [430, '7 hours'],
  ])('%i minutes of work are %s', async (minutes, words) => {
    const { lines } = await read({ ...examples.ordinary, minutes });
    expect(lines).toContain(words);
  });

  test('dates in two years have both', async () => {
    const { lines } = await read({ ...examples.ordinary, started_at: '2025-12-30T23:59:59Z' });
    expect(lines).toContain('Dec 30, 2025 – Oct 31, 2026');
  });
});

describe('page', () => {
  const isOver = (a: TextBox, b: TextBox) =>
    a.left < b.right - 2 && b.left < a.right - 2 && a.bottom < b.top && b.bottom < a.top;

  test.each(all)('%s: one page on which no texts overlap', async (_, content) => {
    const { pages, boxes, size } = await read(content);
    expect(pages).toBe(1);
    expect(size).toEqual([841.89, 595.28]);
    const outside = boxes.filter((it) => it.left < 44 || it.right > 798 || it.bottom < 24 || it.top > 560);
    expect(outside).toEqual([]);
    const over = boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter((b) => isOver(a, b))
        .map((b) => [a.text, b.text]),
    );
    expect(over).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 13, 20])('%i tasks are all on the page', async (count) => {
    const titles = Array.from({ length: count }, (_, at) => `Step number ${at + 1}`);
    const { lines } = await read({ ...examples.ordinary, tasks: titles.map((title) => ({ title })) });
    const text = lines.join(' ');
    for (const title of titles) expect(text).toContain(title);
  });
});

describe('file', () => {
  test('is tagged in reading order, with descriptions of drawings', async () => {
    const { outline, alts, info, links } = await read(examples.ordinary);
    const four = Array(4).fill('LI(LBody)').join(' ');
    expect(outline).toBe(
      `Document(P P P H1 P L(${four}) BlockQuote(P P) Figure L(${four}) P P P P P P P(Link) Figure)`,
    );
    expect(info).toMatchObject({
      Language: 'en-US',
      Title: 'Certificate: Maya Torres, A poster for Saturday market',
      CreationDate: 'D:20261102090000Z',
    });
    const url = examples.ordinary.verify_url;
    expect(alts).toEqual([
      'A dotted trail over a hill, past 4 finished tasks, to a flag on the summit.',
      `Check this certificate at ${url}`,
      `QR code for ${url}`,
    ]);
    expect(links).toEqual([url]);
  });

  test('embeds all its fonts and says that it is tagged', async () => {
    const pdf = (await renderCertificate(examples.cyrillic)).toString('latin1');
    expect(pdf).toContain('/Marked true');
    const descriptors = pdf.match(/\/Type \/FontDescriptor/g)!;
    expect(descriptors.length).toBeGreaterThan(5);
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(descriptors.length);
    expect(pdf).not.toContain('/Subtype /Type1');
  });

  test('is the same for the same content', async () => {
    const first = await renderCertificate(examples.long_everything);
    await renderCertificate(examples.hindi);
    expect(first.equals(await renderCertificate(examples.long_everything))).toBe(true);
  });

  test('takes under 100 ms of CPU time', async () => {
    await renderCertificate(examples.ordinary);
    const times: number[] = [];
    for (let at = 0; at < 5; at++) {
      const before = process.threadCpuUsage();
      await renderCertificate(examples.ordinary);
      const { user, system } = process.threadCpuUsage(before);
      times.push((user + system) / 1_000);
    }
    expect(Math.min(...times)).toBeLessThan(100);
  });
});
