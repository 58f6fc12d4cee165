// What every high-school student of a country does on the busiest day of a year, hour by hour. These are assumptions,
// not measurements.

export const country = { students: 17_000_000, companies: 200_000 };

type Curve = keyof typeof hourWeights;
type Habit = { operation: string; perStudent: number; at: Curve };

/** How often one student causes each operation on that day, on average. The names are those of the benchmark. */
export const habits: Habit[] = [
  { operation: 'featured', perStudent: 0.3, at: 'students' },
  { operation: 'browse newest', perStudent: 3, at: 'students' },
  { operation: 'browse best fit', perStudent: 2, at: 'students' },
  { operation: 'browse by words', perStudent: 1, at: 'students' },
  { operation: 'browse by tags', perStudent: 0.7, at: 'students' },
  { operation: 'initiative page', perStudent: 4, at: 'students' },
  { operation: 'home', perStudent: 4, at: 'students' },
  { operation: 'inbox', perStudent: 3, at: 'students' },
  { operation: 'thread', perStudent: 4.5, at: 'students' },
  { operation: 'send', perStudent: 1.65, at: 'students' },
  { operation: 'apply', perStudent: 0.05, at: 'students' },
  { operation: 'active students', perStudent: 0.5, at: 'companies' },
  { operation: 'review', perStudent: 0.15, at: 'companies' },
];

/** From midnight on, in the time zone with most people. Students use it after school, companies during the day. */
const hourWeights = {
  students: [
    1.5, 0.8, 0.4, 0.3, 0.3, 0.6, 1.5, 3, 3, 2.5, 2.5, 3.5, 4.5, 4, 5, 8, 9.5, 9.5, 9, 9, 9, 7, 4.4, 2.2,
  ],
  companies: [0.3, 0.2, 0.2, 0.2, 0.3, 0.8, 2, 4, 7, 9, 9.5, 9, 7, 8, 9, 9, 8, 6, 3.5, 2.5, 2, 1.3, 0.8, 0.4],
};

/** The busiest minute of an hour has this many times the average of the hour. */
const burst = 2;

export type Step = { name: string; perSecond: Map<string, number> };

const shareOf = (at: Curve, hour: number) =>
  hourWeights[at][hour]! / hourWeights[at].reduce((sum, weight) => sum + weight, 0);

function stepAt(name: string, hour: number, times: number): Step {
  const rates = habits.map(({ operation, perStudent, at }): [string, number] => [
    operation,
    (times * country.students * perStudent * shareOf(at, hour)) / 3_600,
  ]);
  return { name, perSecond: new Map(rates) };
}

export const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

/** The averages of 24 hours. */
export const hours: Step[] = hourWeights.students.map((_, hour) => stepAt(`${hour}:00`, hour, 1));

/** Of the whole country. Everything is planned for it. */
export const busiestMinute: Step = (() => {
  const totals = hours.map(({ perSecond }) => sumOf(perSecond.values()));
  return stepAt('busiest minute', totals.indexOf(Math.max(...totals)), burst);
})();

/** The same day, with fewer people. */
export const scaled = ({ name, perSecond }: Step, factor: number): Step => ({
  name,
  perSecond: new Map([...perSecond].map(([operation, rate]) => [operation, rate * factor])),
});
