// What other features may import from companies.
export { findOnboarding, getStanding, lockCompany } from './companies.queries.ts';
