import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityTxt } from './security-txt.ts';

const now = () => new Date('2026-11-16T12:00:00Z');
const read = async (contact: string | undefined) => {
  const http = Fastify();
  addSecurityTxt(http, { contact, origin: 'https://own.example', now });
  const { statusCode, headers, body } = await http.inject('/.well-known/security.txt');
  return { statusCode, type: headers['content-type'], body };
};

test('names the contact and expires within a year', async () => {
  expect(await read('security@own.example')).toEqual({
    statusCode: 200,
    type: 'text/plain; charset=utf-8',
    body: 'Contact: mailto:security@own.example\nExpires: 2027-05-15T12:00:00.000Z\nPreferred-Languages: en\nCanonical: https://own.example/.well-known/security.txt\n',
  });
});

test('a link stays a link', async () => {
  expect((await read('https://own.example/security')).body).toContain(
    'Contact: https://own.example/security\n',
  );
});

test('without a contact there is no file', async () => {
  expect((await read(undefined)).statusCode).toBe(404);
});
