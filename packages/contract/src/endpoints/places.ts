// Places, deadline and start of an initiative.
import * as z from 'zod/mini';
import { count } from '../http/fields.ts';
import { day } from '../http/shapes.ts';
import { limits } from '../limits.ts';
import { closedReasons } from '../rules/places.ts';

export const intake = z.object({
  /** How many students it takes; null without a limit. */
  places: z.nullable(z.int()),
  /** The company's own view counts acceptances that can still be undone as taken. */
  places_left: z.nullable(z.int()),
  /** The last day to apply, in the company's time zone. */
  apply_by: z.nullable(day),
  starts_on: z.nullable(day),
  /** Why it takes no applications although it is active. */
  closed: z.nullable(z.enum(closedReasons)),
});

const dayError = 'Choose a date between 2020 and 2100.';
/** ISO dates compare like text. Repeated in the database. */
export const savedDay = z._default(
  z.nullable(
    z.iso
      .date(dayError)
      .check(z.refine((text: string) => text >= '2020-01-01' && text <= '2100-12-31', dayError)),
  ),
  null,
);

/** As they are saved: none if they are left out. */
export const savedIntake = {
  places: z._default(z.nullable(count(limits.placesMax)), null),
  apply_by: savedDay,
  starts_on: savedDay,
};
