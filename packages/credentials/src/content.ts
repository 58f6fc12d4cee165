// What a student chose to show, as a credential and back.
import {
  contexts,
  openBadgeCredential,
  schemaUrl,
  verifyPath,
  type OpenBadgeCredential,
} from './credential.ts';
import { didOf } from './issuer.ts';
import { statusIndexOf, statusListOf, statusListUrl } from './status-list.ts';

export type CredentialContent = {
  /** 16 characters, from `createCode`. */
  code: string;
  /** The name that the student chose to show. */
  holder: string;
  initiative: string;
  company: string;
  skills: string[];
  /** Times are null if the student doesn't show them. */
  tasks: { title: string; approved_at: string | null }[];
  minutes: number | null;
  criteria: { met: number; of: number } | null;
  revisions: number | null;
  closing_words: { text: string; by: string } | null;
  started_at: string | null;
  finished_at: string | null;
  issued_at: string;
  /** Counts through all status lists. */
  status_index: number;
};

const approved = 'Approved ';
const toSeconds = (time: string) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

/** A part that is left out if it has no value: the standard forbids null and empty lists. */
const list = <Key extends string, Item>(key: Key, items: Item[]) =>
  (items.length ? { [key]: items } : {}) as { [key in Key]?: Item[] };

function resultsOf(id: string, { minutes, criteria, revisions }: CredentialContent) {
  const result = (part: string, name: string, value: number, outOf?: number) => ({
    description: {
      id: `${id}#${part}`,
      type: ['ResultDescription'],
      name,
      ...(outOf === undefined
        ? { resultType: 'Result' }
        : { resultType: 'RawScore', valueMin: '0', valueMax: `${outOf}` }),
    },
    result: { type: ['Result'], resultDescription: `${id}#${part}`, value: `${value}` },
  });
  return [
    ...(minutes === null ? [] : [result('minutes', 'Minutes', minutes)]),
    ...(criteria === null ? [] : [result('criteria', 'Criteria met', criteria.met, criteria.of)]),
    ...(revisions === null ? [] : [result('revisions', 'Revisions', revisions)]),
  ];
}

const evidenceOf = ({ tasks, closing_words }: CredentialContent) => [
  ...tasks.map(({ title, approved_at }) => ({
    type: ['Evidence'],
    genre: 'Task',
    name: title,
    ...(approved_at !== null && { description: `${approved}${toSeconds(approved_at)}` }),
  })),
  ...(closing_words
    ? [
        {
          type: ['Evidence'],
          genre: 'Closing words',
          name: closing_words.by,
          description: closing_words.text,
        },
      ]
    : []),
];

/** Contains nothing but the content. Times become UTC in whole seconds. Throws if the content can't be a credential. */
export function createCredential(origin: string, content: CredentialContent): OpenBadgeCredential {
  const id = new URL(verifyPath(content.code), origin).href;
  const status = statusListOf(content.status_index);
  const statusList = statusListUrl(origin, status.list);
  const company = { id: `${id}#company`, type: ['Profile'], name: content.company };
  const results = resultsOf(id, content);
  return openBadgeCredential.parse({
    '@context': contexts,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: didOf(origin), type: ['Profile'], name: 'Questline', url: new URL(origin).origin },
    validFrom: toSeconds(content.issued_at),
    name: content.initiative,
    credentialSubject: {
      // The JWT needs it as `sub`. It says nothing about the person.
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: content.holder, identityType: 'name' },
      ],
      ...(content.started_at !== null && { activityStartDate: toSeconds(content.started_at) }),
      ...(content.finished_at !== null && { activityEndDate: toSeconds(content.finished_at) }),
      source: company,
      achievement: {
        id: `${id}#achievement`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: content.initiative,
        description: `Completed the initiative “${content.initiative}” by ${content.company}.`,
        // Markdown, so it quotes no one.
        criteria: { narrative: 'Complete every task. The company reviews and approves each one.' },
        creator: company,
        ...list('tag', content.skills),
        ...list(
          'resultDescription',
          results.map(({ description }) => description),
        ),
      },
      ...list(
        'result',
        results.map(({ result }) => result),
      ),
    },
    ...list('evidence', evidenceOf(content)),
    credentialSchema: [{ id: schemaUrl, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: {
      id: `${statusList}#${status.bit}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: `${status.bit}`,
      statusListCredential: statusList,
    },
  });
}

/** The way back, to show a credential. */
export function contentOf({
  id,
  validFrom,
  credentialSubject,
  evidence = [],
  credentialStatus,
}: OpenBadgeCredential): CredentialContent {
  const {
    achievement,
    source,
    identifier,
    activityStartDate,
    activityEndDate,
    result = [],
  } = credentialSubject;
  const numberOf = (part: string) => {
    const found = result.find(({ resultDescription }) => resultDescription === `${id}#${part}`);
    return found ? Number(found.value) : null;
  };
  const met = numberOf('criteria');
  const criteria = achievement.resultDescription?.find((description) => description.id === `${id}#criteria`);
  const closing = evidence.find(({ genre }) => genre === 'Closing words');
  return {
    code: id.slice(-16),
    holder: identifier[0].identityHash,
    initiative: achievement.name,
    company: source.name,
    skills: achievement.tag ?? [],
    tasks: evidence
      .filter(({ genre }) => genre === 'Task')
      .map(({ name, description }) => ({
        title: name,
        approved_at: description?.slice(approved.length) ?? null,
      })),
    minutes: numberOf('minutes'),
    criteria: met === null ? null : { met, of: Number(criteria?.valueMax) },
    revisions: numberOf('revisions'),
    closing_words: closing ? { text: closing.description ?? '', by: closing.name } : null,
    started_at: activityStartDate ?? null,
    finished_at: activityEndDate ?? null,
    issued_at: validFrom,
    status_index: statusIndexOf(credentialStatus),
  };
}
