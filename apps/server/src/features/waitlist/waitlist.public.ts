// What other features may import.
export { removalLink } from './removal-link.ts';
