// Stops the clock of a Node process (`node --import`) at the time in PINNED_CLOCK, in milliseconds. Timers still run.
const pinnedAt = Number(process.env['PINNED_CLOCK']);
if (!pinnedAt) throw new Error('PINNED_CLOCK is not set');

globalThis.Date = new Proxy(Date, {
  construct: (real, parts) => Reflect.construct(real, parts.length === 0 ? [pinnedAt] : parts),
  get: (real, name) => (name === 'now' ? () => pinnedAt : Reflect.get(real, name)),
});
