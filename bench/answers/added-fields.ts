// Fields that were added since the answers were saved: `/api/home.waiting`, or `/api/conversations.items.pinned` in every
// item of a list. `:id` stands for any id in the path.
const anyId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The answer without them, so that the rest can be compared. */
export function withoutFields(path: string, body: string, added: string[]): string {
  const route = path.replace(/\?.*/, '').replace(anyId, ':id');
  const fields = added.map((name) => name.split('.')).filter(([of]) => of === route);
  if (fields.length === 0) return body;
  const answer: unknown = JSON.parse(body);
  for (const [, ...names] of fields) remove(answer, names);
  return JSON.stringify(answer);
}

function remove(from: unknown, [name, ...rest]: string[]): void {
  if (Array.isArray(from)) for (const item of from) remove(item, [name!, ...rest]);
  else if (from instanceof Object) {
    const fields = from as Record<string, unknown>;
    if (rest.length) remove(fields[name!], rest);
    else delete fields[name!];
  }
}
