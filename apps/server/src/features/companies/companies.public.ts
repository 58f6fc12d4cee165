// What other features may import from companies.
export { findOnboarding, getActivationFacts, lockCompany } from './companies.queries.ts';
export { getVerification } from './verification/verification.queries.ts';
export { readOnboarding, readProfile } from './read-company.ts';
