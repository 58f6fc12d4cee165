// The JSON of a credential: the subset of Open Badges 3.0 and the Verifiable Credentials Data Model 2.0 that we issue.
// Only terms of these two standards, because a context of our own would have to stay online forever.
import * as z from 'zod/mini';
import { codePattern } from './code.ts';

export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;
export const schemaUrl =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

/** The page that shows a credential. Its URL is the credential's id. */
export const verifyPath = (code: string) => `/verify/${code}`;

const text = z.string().check(z.minLength(1));
const count = z.string().check(z.regex(/^(?:0|[1-9]\d{0,8})$/));
/** In UTC and whole seconds, because the JWT repeats some times as a number of seconds. */
export const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/));
const only = <const Value extends string>(value: Value) => z.tuple([z.literal(value)]);

const company = z.strictObject({ id: z.url(), type: only('Profile'), name: text });

const resultDescription = z.strictObject({
  id: z.url(),
  type: only('ResultDescription'),
  name: text,
  resultType: z.enum(['Result', 'RawScore']),
  valueMin: z.optional(count),
  valueMax: z.optional(count),
});

const achievement = z.strictObject({
  id: z.url(),
  type: only('Achievement'),
  achievementType: z.literal('CertificateOfCompletion'),
  name: text,
  description: text,
  criteria: z.strictObject({ narrative: text }),
  creator: company,
  tag: z.optional(z.array(text).check(z.minLength(1))),
  resultDescription: z.optional(z.array(resultDescription).check(z.minLength(1))),
});

const subject = z.strictObject({
  id: z.url(),
  type: only('AchievementSubject'),
  identifier: z.tuple([
    z.strictObject({
      type: z.literal('IdentityObject'),
      hashed: z.literal(false),
      identityHash: text,
      identityType: z.literal('name'),
    }),
  ]),
  activityStartDate: z.optional(time),
  activityEndDate: z.optional(time),
  source: company,
  achievement,
  result: z.optional(
    z
      .array(z.strictObject({ type: only('Result'), resultDescription: z.url(), value: count }))
      .check(z.minLength(1)),
  ),
});

const evidence = z.discriminatedUnion('genre', [
  z.strictObject({
    type: only('Evidence'),
    genre: z.literal('Task'),
    name: text,
    description: z.optional(text),
  }),
  z.strictObject({
    type: only('Evidence'),
    genre: z.literal('Closing words'),
    name: text,
    description: text,
  }),
]);

export const openBadgeCredential = z.strictObject({
  '@context': z.tuple([z.literal(contexts[0]), z.literal(contexts[1])]),
  id: z.url().check(z.refine((id) => codePattern.test(id.slice(-16)))),
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('OpenBadgeCredential')]),
  issuer: z.strictObject({ id: text, type: only('Profile'), name: text, url: z.url() }),
  validFrom: time,
  name: text,
  credentialSubject: subject,
  evidence: z.optional(z.array(evidence).check(z.minLength(1))),
  credentialSchema: z.tuple([
    z.strictObject({ id: z.literal(schemaUrl), type: z.literal('1EdTechJsonSchemaValidator2019') }),
  ]),
  credentialStatus: z.strictObject({
    id: z.url(),
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('revocation'),
    statusListIndex: count,
    statusListCredential: z.url().check(z.regex(/\/status\/(?:0|[1-9]\d{0,8})$/)),
  }),
});
export type OpenBadgeCredential = z.infer<typeof openBadgeCredential>;
