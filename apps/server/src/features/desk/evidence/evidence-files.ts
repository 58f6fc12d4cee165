// The evidence of a report as files: JSON for programs, HTML for people, and their SHA-256.
import { createHash } from 'node:crypto';
import { reportReasons, type ReportReason } from '@questline/contract';
import { zipArchive, type ArchivedFile } from './zip-archive.ts';

type Line = Record<string, unknown>;
export type Evidence = {
  exported: { at: string; by: string; reason: string; note: string | null };
  report: Line & { number: number; reason: ReportReason; subject: string; details: string | null };
  snapshot: Line;
  conversation: { by: string; person: string | null; text: string; written_at: string }[];
  desk_log: (Line & { operator: string; what: string; created_at: string })[];
  access_log: (Line & { number: number; at: string; action: string; actor: string })[];
  seals: { number: number; after_number: number; through_number: number; sealed_at: string; seal: string }[];
};

const about = `What this is
  evidence.json   the report, a copy of what was reported, the conversation, what operators did, the entries of the
                  record of access about it, and the seals that cover them
  evidence.html   the same for people
  SHA256SUMS      check both with: sha256sum -c SHA256SUMS

The conversation has at most its newest 200 messages, and each log at most 500 entries. A deleted account has no name.
Seals are added every minute, so the newest entries, like the one about this export, aren't covered yet.
The people who run the database can check the seals with: questline audit verify
`;

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
const shown = (value: unknown) =>
  escape(typeof value === 'string' ? value : value === null ? '–' : JSON.stringify(value, undefined, 2));

const facts = (entries: Line) =>
  `<dl>${Object.entries(entries)
    .map(([name, value]) => `<dt>${escape(name)}</dt><dd>${shown(value)}</dd>`)
    .join('')}</dl>`;

function table(rows: readonly Line[]): string {
  const [first] = rows;
  if (!first) return '<p>None.</p>';
  const names = Object.keys(first);
  const row = (cells: string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table>${row(names.map(escape), 'th')}${rows
    .map((line) =>
      row(
        names.map((name) => shown(line[name])),
        'td',
      ),
    )
    .join('')}</table>`;
}

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}
dl{display:grid;grid-template-columns:12rem 1fr;gap:.25rem 1rem}dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
table{border-collapse:collapse;font-size:13px;width:100%}th,td{border:1px solid #ccc;padding:.25rem .5rem;text-align:left;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere}
h2{margin-top:2rem}`;

export function evidencePage(evidence: Evidence): string {
  const { report, exported } = evidence;
  const sections: [string, string][] = [
    ['Exported', facts(exported)],
    ['Report', facts(report)],
    ['What was reported, as it was then', facts(evidence.snapshot)],
    ['Conversation', table(evidence.conversation)],
    ['What operators did', table(evidence.desk_log)],
    ['Record of access', table(evidence.access_log)],
    ['Seals that cover the record', table(evidence.seals)],
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Evidence of report R-${report.number}</title><style>${style}</style></head>
<body><h1>Evidence of report R-${report.number}</h1>
<p>${escape(reportReasons[report.reason])}. All times are UTC.</p>
${sections.map(([title, content]) => `<h2>${escape(title)}</h2>\n${content}`).join('\n')}
</body></html>
`;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export function evidenceArchive(evidence: Evidence): Buffer {
  const files: ArchivedFile[] = [
    { name: 'evidence.json', content: Buffer.from(`${JSON.stringify(evidence, undefined, 2)}\n`) },
    { name: 'evidence.html', content: Buffer.from(evidencePage(evidence)) },
  ];
  const sums = files.map(({ name, content }) => `${sha256(content)}  ${name}\n`).join('');
  return zipArchive(
    [
      ...files,
      { name: 'SHA256SUMS', content: Buffer.from(sums) },
      { name: 'README.txt', content: Buffer.from(about) },
    ],
    new Date(evidence.exported.at),
  );
}
