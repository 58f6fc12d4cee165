import { describe, expect, test } from 'vitest';
import { canChangeRole, canRemove, isOwner, type Team } from './team.rules.ts';

const team = (...roles: Team[number]['role'][]): Team =>
  roles.map((role, i) => ({ person_id: ['rosa', 'ben', 'kim'][i]!, role }));
const [oneOwner, twoOwners] = [team('owner', 'member', 'member'), team('owner', 'owner', 'member')];

test('an owner is someone on the team with that role', () => {
  expect(['rosa', 'ben', 'stranger'].map((person) => isOwner(oneOwner, person))).toEqual([
    true,
    false,
    false,
  ]);
});

describe('changing a role', () => {
  test('is for owners', () => {
    expect(canChangeRole(twoOwners, 'rosa', 'kim')).toBe(true);
    expect(canChangeRole(twoOwners, 'kim', 'rosa')).toBe(false);
    expect(canChangeRole(twoOwners, 'kim', 'kim')).toBe(false);
    expect(canChangeRole(twoOwners, 'stranger', 'kim')).toBe(false);
  });
  test('never leaves a team without an owner', () => {
    expect(canChangeRole(oneOwner, 'rosa', 'rosa')).toBe(false);
    expect(canChangeRole(oneOwner, 'rosa', 'ben')).toBe(true);
    expect(canChangeRole(twoOwners, 'rosa', 'rosa')).toBe(true);
    expect(canChangeRole(twoOwners, 'rosa', 'ben')).toBe(true);
  });
});

describe('removing someone', () => {
  test('is for owners, and everyone can leave', () => {
    expect(canRemove(oneOwner, 'rosa', 'ben')).toBe(true);
    expect(canRemove(oneOwner, 'ben', 'ben')).toBe(true);
    expect(canRemove(oneOwner, 'ben', 'kim')).toBe(false);
    expect(canRemove(twoOwners, 'kim', 'rosa')).toBe(false);
  });
  test('never leaves a team without an owner', () => {
    expect(canRemove(oneOwner, 'rosa', 'rosa')).toBe(false);
    expect(canRemove(twoOwners, 'rosa', 'rosa')).toBe(true);
    expect(canRemove(twoOwners, 'rosa', 'ben')).toBe(true);
  });
});
