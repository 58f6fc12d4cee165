// Waitlist entries from the landing page: [email, wants to join the pilot, days ago].
export const waitlist: [email: string, pilot: boolean, ago: number][] = [
  ['nadia.r@schools.example', true, 33],
  ['coach.mbeki@eastfield.example', false, 29],
  ['lily.and.the.cello@mail.example', true, 21],
  ['r.ferreira@mail.example', false, 16],
  ['tariq.builds@mail.example', true, 9],
  ['sunniva@mail.example', true, 5],
  ['parent.of.two@mail.example', false, 2.4],
  ['joelle.b@schools.example', true, 0.6],
];
