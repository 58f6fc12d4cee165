import { ApiError } from '@questline/contract/client';
import { companySignUp, studentSignUp } from '@questline/contract/session';
import { expect, test, vi } from 'vitest';
import { schemaResolver, showFieldErrors } from './form-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const empty = {
  email: '',
  password: '',
  data: { user_type: 'student' as const, full_name: '', birth_month: '' },
};

test.each([
  ['student', studentSignUp, 'Full name is required', 'Please enter a valid email'],
  ['company', companySignUp, 'Contact person name is required', 'Please enter a valid business email'],
] as const)('an empty %s form shows the specified messages', async (type, schema, name, email) => {
  const resolve = schemaResolver(schema as typeof studentSignUp);
  const values = { ...empty, data: { user_type: type, full_name: ' a ' } } as typeof empty;
  const { errors } = await resolve(values, undefined, options);
  expect(errors.data?.full_name?.message).toBe(name);
  expect(errors.email?.message).toBe(email);
  expect(errors.password?.message).toBe('Password must be at least 6 characters');
});

test('a valid form is trimmed', async () => {
  const values = {
    email: ' Ada@X.example ',
    password: 'secret',
    data: { ...empty.data, full_name: ' Ada ', birth_month: '2010-04' },
  };
  const { values: parsed, errors } = await schemaResolver(studentSignUp)(values, undefined, options);
  expect(errors).toEqual({});
  expect(parsed).toMatchObject({ email: 'ada@x.example', data: { full_name: 'Ada' } });
});

test('field errors from the server are shown at their fields, and the first gets the focus', () => {
  const setError = vi.fn<(...call: unknown[]) => void>();
  const fields = { 'body.password': 'Longer, please', 'body.data.full_name': 'Who?' };
  expect(showFieldErrors(new ApiError({ code: 'invalid_input', fields }), setError)).toBe(true);
  expect(setError.mock.calls).toEqual([
    ['password', { message: 'Longer, please' }, { shouldFocus: true }],
    ['data.full_name', { message: 'Who?' }, { shouldFocus: false }],
  ]);
  expect(showFieldErrors(new Error('no fields'), setError)).toBe(false);
});
