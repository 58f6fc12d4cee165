import { expect, test } from 'vitest';
import { shellTitle } from './page-title.ts';

test.each([
  ['/feed', 'Discover'],
  ['/incentives', 'Initiatives'],
  ['/inbox', 'Inbox'],
  ['/companies', 'Companies'],
  ['/active', 'Active Initiatives'],
  ['/record', 'My record'],
  ['/initiative/7', 'Initiative Details'],
  ['/company/7', 'Company Profile'],
  ['/profile/7', 'My Profile'],
  ['/student/profile/7', 'My Profile'],
  ['/initiative-tasks/7', 'Initiative Tasks'],
  ['/settings', 'Settings'],
  ['/nowhere', 'Page Not Found'],
])('for a student, the title of %s is %s', (path, title) => {
  expect(shellTitle(path, 'student')).toBe(title);
});

test.each([
  ['/company-overview', 'Company Overview'],
  ['/company-active-users', 'Active Users'],
  ['/company-active-users', 'Active Users', 'queue'],
  ['/company-active-users', 'Rewards', 'rewards'],
  ['/company-inbox', 'Inbox'],
  ['/company/profile', 'My Profile'],
  ['/company-initiatives', 'Company Dashboard'],
  ['/company/initiative/7', 'Company Dashboard'],
  ['/create-initiative', 'Company Dashboard'],
  ['/nowhere', 'Company Dashboard'],
])('for a company, the title of %s is %s (view: %s)', (path, title, view?: string) => {
  expect(shellTitle(path, 'company', view)).toBe(title);
});
