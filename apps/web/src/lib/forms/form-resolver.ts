// Lets a form validate with a schema of the contract, so that browser and server say the same words.
import { ApiError } from '@questline/contract/client';
import type { FieldErrors, FieldValues, Path, Resolver, UseFormSetError } from 'react-hook-form';

type Issue = { path: PropertyKey[]; message: string };
export type Schema<Output> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Output; error?: undefined }
    | { success: false; data?: undefined; error: { issues: readonly Issue[] } };
};

export const schemaResolver =
  <Values extends FieldValues>(schema: Schema<Values>): Resolver<Values> =>
  (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { path, message } of parsed.error.issues) put(errors, path.map(String), message);
    return { values: {}, errors: errors as FieldErrors<Values> };
  };

/** The same with a schema that is fetched when a form is first sent; `prepare` makes of the values what it parses. */
export const lazyResolver =
  <Values extends FieldValues, Output extends FieldValues>(
    load: () => Promise<Schema<Output>>,
    prepare: (values: Values) => unknown,
  ): Resolver<Values, unknown, Output> =>
  async (values, context, options) => {
    const resolve = schemaResolver<Output>(await load()) as unknown as Resolver<Values, unknown, Output>;
    return resolve(prepare(values) as Values, context, options);
  };

/** The first complaint of a field is the one people read. */
function put(errors: Record<string, unknown>, [name, ...rest]: string[], message: string) {
  if (name === undefined) return;
  if (rest.length === 0) errors[name] ??= { type: 'validate', message };
  else put((errors[name] ??= {}) as Record<string, unknown>, rest, message);
}

/** Shows what the server says about single fields at those fields. Returns whether it said anything. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): boolean {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  for (const [i, [name, message]] of fields.entries())
    setError(name.replace(/^body\./, '') as Path<Values>, { message }, { shouldFocus: i === 0 });
  return fields.length > 0;
}
