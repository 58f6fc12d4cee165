// Texts for a résumé and a college application. They only say what was done and approved; students put it in their own
// words.
import { limits, type RecordEntry } from '@questline/contract';
import { workInWords } from '../../lib/format/durations.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });

export function suggestResumeText(entry: RecordEntry): string {
  const { tasks, skills, started_at, finished_at } = entry;
  const when = month.formatRange(new Date(started_at), new Date(finished_at)).replaceAll(/\s/g, ' ');
  return firstThatFits(limits.resumeTextMaxLength, entry, (what) => {
    const begin = `${what}, ${when}.`;
    const done = sentence(`${tasksApproved(entry)}${hoursSpent(entry)}`);
    const titles = tasks.length > 0 && sentence(tasks.map(({ title }) => title).join('; '));
    const learned = skills.length > 0 && sentence(`Skills: ${skills.join(', ')}`);
    return [
      [begin, titles, done, learned],
      [begin, titles, done],
      [begin, done, learned],
      [begin, done],
    ];
  });
}

export function suggestCollegeText(entry: RecordEntry): string {
  const { tasks, skills } = entry;
  const titles = tasks.map(({ title }) => title);
  return firstThatFits(limits.collegeTextMaxLength, entry, (what) => {
    const done = sentence(`${tasksApproved(entry)}${hoursSpent(entry)}`);
    return [
      titles.length > 0 && [`${what}: ${titles.join('; ')}.`, done],
      skills.length > 0 && [`${what}.`, done, `${skills.join(', ')}.`],
      [`${what}.`, done],
      [`${what}.`, sentence(tasksApproved(entry))],
    ].filter((parts) => parts !== false);
  });
}

type Parts = (string | false)[];

/** The first that fits. If none does, the names are shortened until the last one fits. */
function firstThatFits(max: number, entry: RecordEntry, versions: (what: string) => Parts[]): string {
  const text = (parts: Parts) => parts.filter(Boolean).join(' ');
  const [name, company] = [entry.initiative.name, entry.company.company_name];
  const whole = versions(`Completed “${name}” for ${company}`).map(text);
  const fitting = whole.find(({ length }) => length <= max);
  if (fitting) return fitting;
  for (let letters = Math.max(name.length, company.length); letters > 10; letters--) {
    const shorter = text(versions(`Completed “${cut(name, letters)}” for ${cut(company, letters)}`).at(-1)!);
    if (shorter.length <= max) return shorter;
  }
  return sentence(tasksApproved(entry));
}

const cut = (text: string, letters: number) =>
  text.length <= letters
    ? text
    : `${text
        .slice(0, letters - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const tasksApproved = ({ tasks: { length } }: RecordEntry) =>
  length === 1 ? '1 task approved by the company' : `${length} tasks approved by the company`;

/** What the company expected the tasks to take, as in the record. */
const hoursSpent = ({ minutes }: RecordEntry) => (minutes ? `, about ${workInWords(minutes)}` : '');
