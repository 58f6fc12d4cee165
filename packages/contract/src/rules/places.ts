// Places, deadline and start of an initiative.

/** Why an initiative takes no applications although it is active. Also error codes. */
export const closedReasons = ['deadline_passed', 'places_taken'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** For labels. */
export const closedLabels: Record<ClosedReason, string> = {
  places_taken: 'All places taken',
  deadline_passed: 'Applications closed',
};

export type Intake = {
  /** How many students it takes; null without a limit. */
  places: number | null;
  places_left: number | null;
  /** The last day to apply, in the company's time zone. */
  apply_by: string | null;
  starts_on: string | null;
  closed: ClosedReason | null;
};

type Columns = Omit<Intake, 'closed'> & { deadline_passed: boolean };

/** The intake in a row of the database. */
export const intakeOf = ({ places, places_left, apply_by, starts_on, deadline_passed }: Columns): Intake => ({
  places,
  places_left,
  apply_by,
  starts_on,
  closed: whyClosed({ places_left, deadline_passed }),
});

function whyClosed({
  places_left,
  deadline_passed,
}: Pick<Columns, 'places_left' | 'deadline_passed'>): ClosedReason | null {
  if (deadline_passed) return 'deadline_passed';
  return places_left === 0 ? 'places_taken' : null;
}
