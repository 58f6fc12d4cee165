// Decisions about students: pure, no I/O, no clock.
import type { TieStage } from '@questline/contract';

/** Only a company that has accepted the student sees school and handles, as long as they work together and the student
 *  shares them. */
export const seesContacts = (stage: TieStage, shares: boolean) => shares && stage === 'accepted';
