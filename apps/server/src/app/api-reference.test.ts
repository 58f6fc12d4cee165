import { createHash } from 'node:crypto';
import { endpoints, errorCodes } from '@questline/contract';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { addOpenapi } from './openapi.ts';

const http = Fastify();
addOpenapi(http);
const { statusCode, headers, body } = await http.inject({ url: '/api/docs' });

test('shows every endpoint with its summary, and every error code', () => {
  expect(statusCode).toBe(200);
  const missing = Object.entries(endpoints).filter(([key]) => {
    const [method, path] = key.split(' ') as [string, string];
    return !body.includes(`<h3>${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}</h3>`);
  });
  expect(missing).toEqual([]);
  expect(errorCodes.filter((code) => !body.includes(code))).toEqual([]);
});

test('every link leads to a section, and no id is used twice', () => {
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter((link) => link !== '/api/openapi.json' && !ids.includes(link.slice(1)))).toEqual([]);
});

test('has no script, asks nobody for anything, and its policy allows only its style', () => {
  expect(body).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|style="|https?:/);
  const [, style] = /<style>([\s\S]*?)<\/style>/.exec(body)!;
  const hash = createHash('sha256').update(style!).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
});
