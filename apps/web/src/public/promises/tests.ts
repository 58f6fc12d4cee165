// The tests that keep promises, by file and title.
import { accountTests } from './account-tests.ts';
import { safetyTests } from './safety-tests.ts';

export const tests = { ...accountTests, ...safetyTests };
