// The whole contract. Browsers import types from here; their values come from plain.ts and client.ts.
import type { Endpoints } from './endpoint.ts';

/** All endpoints: each domain spreads its own table in here. */
export const endpoints = {} satisfies Endpoints;
export type Api = typeof endpoints;

export * from './endpoint.ts';
export * from './json-schema.ts';
export * from './openapi.ts';
export * from './plain.ts';
export * from './shapes.ts';
