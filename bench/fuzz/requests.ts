// Requests to an operation of the document.
import fc, { type Arbitrary } from 'fast-check';
import { bodyOf, type Body } from './bodies.ts';
import { hostileTexts } from './hostile-texts.ts';
import { resolve, type Operation, type Parameter } from './operations.ts';
import { known } from './placeholders.ts';
import { invalidOf, validOf } from './values.ts';

export const actorKinds = ['anonymous', 'student', 'company', 'operator', 'lead'] as const;
export type ActorKind = (typeof actorKinds)[number];

export type FuzzRequest = {
  operation: Operation;
  actor: { kind: ActorKind; n: number };
  /** With placeholders, like the body. */
  url: string;
  headers: Record<string, string>;
  body: Body | undefined;
};

const allowed: Record<string, ActorKind[]> = {
  public: ['anonymous', 'anonymous', 'student', 'company'],
  'signed-in': ['student', 'company'],
  desk: ['anonymous'],
  operator: ['operator', 'lead'],
};

/** Mostly one who may use it. */
const actorOf = ({ access }: Operation) =>
  fc.record({
    kind: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...(allowed[access] ?? [access as ActorKind])) },
      { weight: 1, arbitrary: fc.constantFrom(...actorKinds) },
    ),
    n: fc.nat(11),
  });

/** Percent-encoded, also what encodeURIComponent refuses. */
export function encode(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`;
}

const rawParts = [
  '%00',
  '%FF',
  '%',
  '%zz',
  '%ED%A0%80',
  '%2e%2e%2f',
  '..%5c',
  '%C0%AF',
  'x'.repeat(7_000),
  '%252F',
];
const rawPart = fc.oneof(fc.constantFrom(...rawParts), fc.constantFrom(...hostileTexts).map(encode));

const asText = (value: unknown) => encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function pathOf({ path, parameters }: Operation): Arbitrary<string> {
  const parts = path.split('/').map((part, at, all): Arbitrary<string> => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) return fc.constant(part);
    const { schema } = parameters.find((it) => it.in === 'path' && it.name === name)!;
    // The part before an id says what it is an id of.
    const ids =
      resolve(schema).format === 'uuid'
        ? known(name === 'id' ? all[at - 1]! : name.replace(/_id$/, ''))
        : undefined;
    return fc.oneof(
      { weight: 8, arbitrary: ids ?? validOf(schema, name).map(asText) },
      { weight: 1, arbitrary: validOf(schema, name).map(asText) },
      // An empty part leads to the endpoint of the list.
      { weight: 1, arbitrary: rawPart.filter(Boolean) },
    );
  });
  return fc.tuple(...parts).map((it) => it.join('/'));
}

type Pairs = (parameter: Parameter) => Arbitrary<string>;
const validPair: Pairs = ({ name, schema, required }) => {
  const pair = validOf(schema, name).map((value) => `${name}=${asText(value)}`);
  return required ? pair : fc.oneof(fc.constant(''), pair);
};
const hostilePair: Pairs = ({ name, schema }) =>
  fc
    .oneof(invalidOf(schema, name).map(asText), rawPart, validOf(schema, name).map(asText))
    .chain((value) => fc.constantFrom(`${name}=${value}`, `${name}=${value}&${name}=${value}`, ''));
const extraPair = fc.constantFrom(
  '__proto__=1',
  '__proto__[x]=1',
  'a[b]=c',
  '=',
  '&&',
  'x=%',
  'constructor=1',
  '?',
);

function queryOf({ parameters }: Operation): Arbitrary<string> {
  const queried = parameters.filter((it) => it.in === 'query');
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.tuple(...queried.map(validPair)) },
      { weight: 2, arbitrary: fc.tuple(...queried.map(hostilePair)) },
      { weight: 1, arbitrary: fc.tuple(extraPair, ...queried.map(validPair)) },
    )
    .map((pairs) => pairs.filter(Boolean).join('&'))
    .map((query) => query && `?${query}`);
}

/** Added to the usual headers, or in their place. */
const hostileHeaders: Record<string, string>[] = [
  { authorization: 'Bearer ' },
  { authorization: 'Bearer null' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  // A token without a signature.
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { authorization: `Bearer ${'a'.repeat(7_000)}` },
  { cookie: 'refresh=a.b.c; __Host-refresh=a.1.x; viewer=; desk=%00; =; ;;' },
  { cookie: 'a=b;'.repeat(1_500) },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': '\xff/\xff' },
  { 'content-encoding': 'gzip' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-request-id': '"><script>'.repeat(200) },
  { 'x-forwarded-for': '::ffff:999.1.1.1, \xff, 1.1.1.1' },
  { 'x-http-method-override': 'DELETE' },
  { 'accept-language': '*;q=1e999, '.repeat(200) },
  { accept: 'text/html' },
  { 'if-none-match': '"'.repeat(1_000) },
  { range: 'bytes=-1,0-,9-1' },
  { host: 'evil.example' },
  { expect: '100-continue' },
  { traceparent: '00-00000000000000000000000000000000-0000000000000000-ff' },
];

export const headersOf = (usual: Record<string, string>) =>
  fc.oneof(
    { weight: 15, arbitrary: fc.constant(usual) },
    fc.constantFrom(...hostileHeaders.map((more) => Object.assign({}, usual, more))),
  );

export const requestTo = (operation: Operation): Arbitrary<FuzzRequest> =>
  fc.record({
    operation: fc.constant(operation),
    actor: actorOf(operation),
    url: fc.tuple(pathOf(operation), queryOf(operation)).map((parts) => parts.join('')),
    headers: headersOf(operation.body ? { 'content-type': 'application/json' } : {}),
    body: operation.body ? bodyOf(operation.body) : fc.constant(undefined),
  });
