// Places, deadline and start of an initiative in words.
import type { Intake } from '@questline/contract/plain';
import { shortDay } from '../../../lib/format/days.ts';

const placesOf = (count: number) => (count === 1 ? '1 place' : `${count} places`);

/** "2 of 5 places left", or undefined without a limit. */
export function placesInWords({ places, places_left: left }: Intake): string | undefined {
  if (places === null || left === null) return undefined;
  if (left === 0) return allTaken(places);
  return left === places ? placesOf(places) : `${left} of ${placesOf(places)} left`;
}

const allTaken = (places: number) =>
  places === 1 ? 'The only place is taken' : `All ${places} places are taken`;

/** "Apply by Mar 3", or "Applications closed on Mar 3". */
export const deadlineInWords = ({ apply_by, closed }: Intake): string | undefined =>
  apply_by === null
    ? undefined
    : `${closed === 'deadline_passed' ? 'Applications closed on' : 'Apply by'} ${shortDay(apply_by)}`;

/** Why students can't apply, or undefined if they can. */
export const closedInWords = (intake: Intake): string | undefined =>
  intake.closed === 'deadline_passed'
    ? deadlineInWords(intake)
    : intake.closed === 'places_taken'
      ? allTaken(intake.places!)
      : undefined;

const fewPlaces = 5;
/** Only when it helps to decide soon: "2 places left". */
export const fewLeftInWords = ({ places_left: left, closed }: Intake): string | undefined =>
  left === null || closed !== null || left > fewPlaces ? undefined : `${placesOf(left)} left`;
