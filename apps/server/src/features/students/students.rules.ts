// Decisions about students: pure, no I/O, no clock.
import type { TieStage } from '@questline/contract';

/** School and handles are for a company that has accepted the student, as long as they work together. */
export const sharesContacts = (stage: TieStage) => stage === 'accepted';
