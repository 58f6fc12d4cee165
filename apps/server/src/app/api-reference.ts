// The API reference at /api/docs: one page without scripts or requests to anyone, written from the OpenAPI document.
import { productName } from '@questline/contract';

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
} & Record<string, unknown>;
type Content = { content?: { 'application/json'?: { schema: Schema } } };
type Operation = {
  summary: string;
  'x-access': string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, { $ref?: string; description?: string } & Content>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, { description: string }> };
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const lastOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const idOf = (method: string, path: string) =>
  `${method} ${path}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'format', 'pattern'];
const noteOf = (schema: Schema) => {
  const notes = limits
    .filter((name) => schema[name] !== undefined)
    .map((name) => `${name} ${String(schema[name])}`);
  return notes.length ? ` <i>// ${escape(notes.join(', '))}</i>` : '';
};

/** A schema as a type: { name: string }. Named ones are links. */
function typeOf(schema: Schema, indent = ''): string {
  if (schema.$ref) return `<a href="#schema-${lastOf(schema.$ref)}">${lastOf(schema.$ref)}</a>`;
  if (schema.const !== undefined) return escape(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((it) => escape(JSON.stringify(it))).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map((it) => typeOf(it, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((it) => typeOf(it, indent)).join(' &amp; ');
  if (schema.items) return `Array&lt;${typeOf(schema.items, indent)}>`;
  if (!schema.properties)
    return typeof schema.additionalProperties === 'object'
      ? `Record&lt;string, ${typeOf(schema.additionalProperties, indent)}>`
      : escape([schema.type ?? 'unknown'].flat().join(' | '));
  const lines = Object.entries(schema.properties).map(([name, its]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    return `${indent}  ${escape(name)}${optional}: ${typeOf(its, `${indent}  `)};${noteOf(its)}\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

const accessWords: Record<string, string> = {
  public: 'for everyone',
  'signed-in': 'for everyone who is signed in',
  student: 'for students',
  company: 'for companies',
};

function responseLine(status: string, given: Operation['responses'][string], { components }: ApiDocument) {
  const shared = given.$ref ? components.responses[lastOf(given.$ref)]! : given;
  const schema = given.content?.['application/json']?.schema;
  const what = status < '400' && schema ? `<pre>${typeOf(schema)}</pre>` : escape(shared.description ?? '');
  return `<dt>${status}</dt><dd>${what}</dd>`;
}

function section(method: string, path: string, operation: Operation, document: ApiDocument): string {
  const { summary, 'x-access': access, parameters, requestBody, responses } = operation;
  const inputs = ['path', 'query'].flatMap((where) => {
    const its = parameters.filter((it) => it.in === where);
    if (its.length === 0) return [];
    const properties = Object.fromEntries(its.map(({ name, schema }) => [name, schema]));
    const required = its.filter((it) => it.required).map(({ name }) => name);
    return [`<h4>In the ${where}</h4><pre>${typeOf({ properties, required })}</pre>`];
  });
  const body = requestBody?.content?.['application/json']?.schema;
  if (body) inputs.push(`<h4>Body</h4><pre>${typeOf(body)}</pre>`);
  const answers = Object.entries(responses).map(([status, it]) => responseLine(status, it, document));
  return `<section id="${idOf(method, path)}"><h3>${method.toUpperCase()} ${escape(path)}</h3>
<p>${escape(summary)}, ${accessWords[access] ?? escape(access)}.</p>${inputs.join('')}<h4>Responses</h4><dl>${answers.join('')}</dl></section>`;
}

export const referenceStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
section{margin:2.5rem 0;scroll-margin-top:1rem}
h3,pre,a code{overflow-wrap:anywhere}
h3,pre{font-family:ui-monospace,monospace}
pre{overflow-x:auto;margin:.25rem 0;padding:.75rem;border:1px solid #8886;border-radius:.5rem;font-size:.875rem}
i{opacity:.7}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dd{margin:0;min-width:0}
nav ul{columns:22rem;padding:0;list-style:none}
nav li{overflow-wrap:anywhere}`;

export function renderApiReference(document: ApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = Map.groupBy(operations, ({ path }) => /^\/api\/([\w-]+)/.exec(path)?.[1] ?? 'other');
  const contents = [...groups].map(([name, its]) => {
    const links = its.map(
      ({ method, path }) =>
        `<li><a href="#${idOf(method, path)}">${method.toUpperCase()} ${escape(path)}</a></li>`,
    );
    return `<h3>${escape(name)}</h3><ul>${links.join('')}</ul>`;
  });
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<section id="schema-${name}"><h3>${name}</h3><pre>${typeOf(schema)}</pre></section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${productName} API</title><style>${referenceStyle}</style></head><body>
<h1>${productName} API</h1>
<p>Every endpoint takes and returns JSON. Sign in with <code>POST /api/session</code>, and send the access token as
<code>Authorization: Bearer …</code>. Errors have the form <a href="#schema-ErrorResponse">ErrorResponse</a>; the responses below
list their codes. Every response has an <code>X-Request-Id</code>, which is also in the server's log.
The same as a file: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav><h2>Contents</h2>${contents.join('')}</nav>
<main><h2>Endpoints</h2>${[...groups.values()]
    .flat()
    .map(({ method, path, operation }) => section(method, path, operation, document))
    .join('')}
<h2>Types</h2>${schemas.join('')}</main></body></html>`;
}
