// What other features may ask of companies.
export { findOnboarding, getStanding, lockCompany } from './companies.queries.ts';
