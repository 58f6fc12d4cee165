// Mutants that no test can notice, and why: they make nothing weaker. One that is noticed after all, or that no longer
// exists, fails `npm run mutants`.

export const justified: { reason: string; mutants: string[] }[] = [];
