// Helpers for building the test data.
import type { Tables } from '../../tables.ts';

export type Insert = (table: keyof Tables, row: Record<string, unknown>) => Promise<string>;
/** Runs a statement with the actor set, because triggers check the actor. */
export type As = (actor: string, text: string) => Promise<unknown>;

export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
