// Values of a schema: valid ones, and ones that are wrong in one place.
import fc, { type Arbitrary } from 'fast-check';
import { hostileTexts } from './hostile-texts.ts';
import { resolve, type Schema } from './operations.ts';
import { known } from './placeholders.ts';

type Text = Schema & { maxLength?: number; minLength?: number; pattern?: string; format?: string };

/** Fields whose valid values are rare: those that exist, or that the API sent under the same name before. */
const namedValues: Record<string, Arbitrary<string>> = {
  password: known('password'),
  current_password: known('password'),
  email: known('email'),
  token: known('token'),
  stamp: known('seen.stamp'),
  before: known('seen.next'),
  after: known('seen.next'),
  link: known('seen.link'),
  code: known('seen.code'),
  updated_at: known('seen.updated_at'),
  time_zone: fc.constantFrom('America/Chicago', 'UTC', 'Asia/Kathmandu', 'Mars/Olympus', 'utc', 'Etc/GMT+12'),
  website: fc.constantFrom('bakery.example', 'https://www.bakery.example/about?x=1#y', 'http://[::1]/'),
};

/** Days and times near today, and at the ends of what a parser or PostgreSQL accepts. */
const times = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.integer({ min: -400, max: 400 }).map((days) => new Date(Date.UTC(2026, 10, 19 + days))),
  },
  {
    weight: 1,
    arbitrary: fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') }),
  },
);
const formats: Record<string, (name: string) => Arbitrary<string>> = {
  // `initiative_id` and `application_ids` say what they are ids of.
  uuid: (name) =>
    fc.oneof({ weight: 8, arbitrary: known(name.replace(/_ids?$/, '')) }, known('any'), fc.uuid()),
  date: () =>
    fc.oneof(
      times.map((time) => time.toISOString().slice(0, 10)),
      fc.constant('0000-01-01'),
    ),
  'date-time': () =>
    fc.oneof(
      times.map((time) => time.toISOString()),
      fc.constant('0000-01-01T00:00:00Z'),
    ),
  email: () => fc.emailAddress(),
  uri: () => fc.webUrl(),
};

/** Of one to four bytes, combining, invisible or several in one. fast-check's own list of all takes seconds to build. */
const character = fc.oneof(
  fc.string({ minLength: 1, maxLength: 1 }),
  fc.constantFrom('é', 'ß', 'Ж', '你', 'ア', 'ا', 'ש', '\u0301', '\u200b', '\u202e', '🦊', '👩‍👩‍👧‍👦', '𝒳'),
);
/** Shared, because building one takes a while. */
const byPattern = new Map<string, Arbitrary<string>>();

function matching(pattern: RegExp): Arbitrary<string> {
  const known = byPattern.get(pattern.source);
  if (known) return known;
  // fast-check doesn't know every class of characters, and most that are excluded are rare.
  const isLoose = /\[\^|\\P/.test(pattern.source);
  const texts = isLoose
    ? fc.string({ unit: character, minLength: 1, maxLength: 100 })
    : fc.stringMatching(pattern);
  byPattern.set(pattern.source, texts);
  return texts;
}

function textOf(schema: Text, name: string): Arbitrary<string> {
  const { minLength = 0, maxLength = 300, format } = schema;
  const patterns = [schema, ...((schema.allOf ?? []) as Text[])].flatMap(({ pattern }) =>
    pattern ? [new RegExp(pattern, 'u')] : [],
  );
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && patterns.every((pattern) => pattern.test(text));
  const hostile = hostileTexts.filter(fits);
  const longest = ['x'.repeat(maxLength), '🦊'.repeat(maxLength / 2)].filter(fits);
  const plain = format
    ? formats[format]!(name)
    : patterns.length
      ? matching(patterns[0]!)
      : fc.string({ unit: character, minLength, maxLength: Math.min(maxLength, 300) });
  const chosen = namedValues[name];
  return fc.oneof(
    { weight: 5, arbitrary: plain },
    ...(hostile.length ? [{ weight: 3, arbitrary: fc.constantFrom(...hostile) }] : []),
    ...(longest.length ? [{ weight: 1, arbitrary: fc.constantFrom(...longest) }] : []),
    ...(chosen ? [{ weight: 12, arbitrary: chosen }] : []),
  );
}

/** `name`: of the field it is for. */
export function validOf(given: Schema, name = ''): Arbitrary<unknown> {
  const schema = resolve(given);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => validOf(choice, name)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => validOf({ ...schema, type }, name)));
  const { minimum: min = -1_000, maximum: max = 1_000, minItems = 0, maxItems = 5 } = schema;
  switch (schema.type) {
    case 'string':
      return textOf(schema, name);
    case 'integer':
      return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(validOf(schema.items as Schema, name), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 3),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, it]) => [key, validOf(it as Schema, key)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case undefined:
      break;
  }
  return fc.json().map((text) => JSON.parse(text) as unknown);
}

const otherTypes = fc.constantFrom<unknown[]>(
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  '',
  'x',
  '1',
  'true',
  [],
  [[]],
  {},
  { a: 1 },
  { length: 1 },
  [null],
);

/** One beyond each bound, or something else altogether. */
export function invalidOf(given: Schema, name = ''): Arbitrary<unknown> {
  const schema = resolve(given) as Text;
  const { properties, items, minimum, maximum, minItems, maxItems, minLength, maxLength } = schema;
  const wrong: Arbitrary<unknown>[] = [otherTypes, fc.constantFrom(...hostileTexts)];
  if (minimum !== undefined) wrong.push(fc.constantFrom(minimum - 1, minimum - 0.5));
  if (maximum !== undefined) wrong.push(fc.constantFrom(maximum + 1, maximum + 0.5));
  if (minLength) wrong.push(fc.constant('x'.repeat(minLength - 1)));
  if (maxLength !== undefined) wrong.push(fc.constantFrom('x'.repeat(maxLength + 1), '🦊'.repeat(maxLength)));
  if (items) {
    const item = validOf(items as Schema, name);
    wrong.push(fc.array(invalidOf(items as Schema, name), { minLength: 1, maxLength: 3 }));
    wrong.push(item.map((same) => [same, same]));
    if (minItems) wrong.push(fc.array(item, { maxLength: minItems - 1 }));
    if (maxItems !== undefined)
      wrong.push(item.map((same) => Array.from({ length: maxItems + 1 }, () => same)));
  }
  const fields = Object.entries(properties ?? {});
  if (fields.length) {
    const valid = validOf(schema, name) as Arbitrary<Record<string, unknown> | null>;
    const broken = fields.map(([key, field]) =>
      fc
        .tuple(valid, invalidOf(field as Schema, key))
        .map(([value, part]) => Object.assign({}, value, { [key]: part })),
    );
    const missing = fc
      .tuple(valid, fc.constantFrom(...fields.map(([key]) => key)))
      .map(([value, left]) =>
        Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => key !== left)),
      );
    return fc.oneof({ weight: 6, arbitrary: fc.oneof(...broken) }, missing, ...wrong);
  }
  return fc.oneof(...wrong);
}
