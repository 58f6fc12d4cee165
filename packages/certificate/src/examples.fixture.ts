// Example certificates, from the ordinary to the longest possible.
import type { CertificateContent } from './content.ts';

const ordinary: CertificateContent = {
  holder: 'Maya Torres',
  initiative: 'A poster for Saturday market',
  company: 'Sunny Side Bakery',
  tasks: ['Three rough sketches', 'The finished poster', 'Hang it in three places', 'What the scans say'].map(
    (title) => ({ title }),
  ),
  minutes: 430,
  criteria: { met: 11, of: 12 },
  closing_words: {
    text: 'Maya asks first, then draws. Her poster brought 49 people in, and she told us why.',
    by: 'Rosa Diaz, Sunny Side Bakery',
  },
  started_at: '2026-09-14T15:00:00Z',
  finished_at: '2026-10-31T18:30:00Z',
  issued_at: '2026-11-02T09:00:00Z',
  code: '7KQ2M9XD4TRAHW6V',
  verify_url: 'https://questline.example/verify/7KQ2-M9XD-4TRA-HW6V',
  company_verified: true,
};

const filled = (length: number, words: string) =>
  words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim();
const tasks = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: filled(
      length,
      `${['Interview', 'Sketch', 'Photograph', 'Compare', 'Print'][at % 5]} three of the shops on Mill Street and write down what they say `,
    ),
  }));

export const examples = {
  ordinary,
  one_task: {
    ...ordinary,
    tasks: [{ title: 'A menu people can read from the door' }],
    minutes: 45,
    criteria: null,
    started_at: '2026-10-31T08:00:00Z',
    closing_words: null,
  },
  two_tasks: { ...ordinary, tasks: ordinary.tasks.slice(0, 2), company_verified: false },
  six_tasks: {
    ...ordinary,
    tasks: [
      'Visit',
      'Interview two regulars',
      'Draft',
      'Feedback round',
      'Final layout',
      'Print and hang',
    ].map((title) => ({
      title,
    })),
    closing_words: null,
    minutes: null,
    criteria: null,
    started_at: null,
    finished_at: null,
  },
  long_labels: {
    ...ordinary,
    tasks: tasks(4, 70),
  },
  ten_tasks: { ...ordinary, tasks: tasks(10, 30) },
  twenty_tasks: { ...ordinary, tasks: tasks(20, 42) },
  twenty_long_tasks: { ...ordinary, tasks: tasks(20, 120), company_verified: false },
  long_everything: {
    ...ordinary,
    holder: filled(120, 'Maria Guadalupe Fernanda de la Concepción Villaseñor-Montgomery '),
    initiative: filled(
      120,
      'A complete study of how people walk through the Saturday market and what they buy ',
    ),
    company: filled(
      120,
      'The Sunny Side Neighborhood Bakery, Roastery and Delicatessen of Greater Portland ',
    ),
    tasks: tasks(20, 120),
    minutes: 6_000,
    closing_words: {
      text: filled(
        500,
        'Maya asks first, then draws. Her poster brought 49 people in, and she told us why it did. ',
      ),
      by: filled(120, 'Rosa Diaz-Hernandez, The Sunny Side Neighborhood Bakery, Roastery and Delicatessen '),
    },
    started_at: '2025-11-14T15:00:00Z',
    finished_at: '2026-10-31T18:30:00Z',
    company_verified: false,
  },
  long_words: {
    ...ordinary,
    closing_words: {
      text: filled(
        500,
        'Maya asks first, then draws. Her poster brought 49 people in, and she told us why it did. ',
      ),
      by: 'Rosa Diaz, Sunny Side Bakery',
    },
  },
  unbroken: {
    ...ordinary,
    holder: 'M'.repeat(60),
    initiative: 'W'.repeat(120),
    closing_words: { text: 'x'.repeat(500), by: 'y'.repeat(100) },
  },
  european: {
    ...ordinary,
    holder: 'Zoë Žižková Łukaszewicz',
    initiative: 'Sześć zdjęć z „Café Ðặng“',
    company: 'Crème Brûlée & Söhne',
  },
  cyrillic: {
    ...ordinary,
    holder: 'Олександра Ґудзь',
    initiative: 'Плакат για την αγορά',
    company: 'Καφενείο Ήλιος',
  },
  vietnamese: { ...ordinary, holder: 'Nguyễn Thị Ánh Tuyết', company: 'Phở Sướng' },
  hindi: { ...ordinary, holder: 'प्रिया शर्मा', company: 'दिल्ली रसोई' },
  unprintable: {
    ...ordinary,
    holder: '王小明 (Ming Wang)',
    company: 'Sunny 🌞 Side',
    closing_words: { text: 'Great job 👩🏽‍🎨🎉! مرحبا بك', by: 'Rosa' },
  },
} satisfies Record<string, CertificateContent>;
