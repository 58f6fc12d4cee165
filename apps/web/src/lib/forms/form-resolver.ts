// Validates a form with a contract schema, so that browser and server show the same messages.
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

/** The same with a schema that is loaded when the form is first submitted. `prepare` converts the values for it. */
export const lazyResolver =
  <Values extends FieldValues, Output extends FieldValues>(
    load: () => Promise<Schema<Output>>,
    prepare: (values: Values) => unknown,
  ): Resolver<Values, unknown, Output> =>
  async (values, context, options) => {
    const resolve = schemaResolver<Output>(await load()) as unknown as Resolver<Values, unknown, Output>;
    return resolve(prepare(values) as Values, context, options);
  };

/** Only the first error of a field is shown. */
function put(errors: Record<string, unknown>, [name, ...rest]: string[], message: string) {
  if (name === undefined) return;
  if (rest.length === 0) errors[name] ??= { type: 'validate', message };
  else put((errors[name] ??= {}) as Record<string, unknown>, rest, message);
}

/** Shows the server's field errors at their fields. Returns whether there were any. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): boolean {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  for (const [i, [name, message]] of fields.entries())
    setError(name.replace(/^body\./, '') as Path<Values>, { message }, { shouldFocus: i === 0 });
  return fields.length > 0;
}
