// Whether Questline can be changed right now. Every response says so. While it can't, this asks again now and then, so that
// open pages find out when it's over.
import type { Maintenance } from '@questline/contract/plain';
import { decodeMaintenance, maintenanceHeader } from '@questline/contract/plain';
import { createStore, useStore } from '../../store/create-store.ts';

const { snapshot, set, watch } = createStore<Maintenance | undefined>(undefined);

/** Open pages must not ask all at the same moment. */
const pollMs = { min: 8_000, max: 15_000 };
/** After a notification, until all nodes know. */
const nudgeMs = { min: 500, max: 3_000 };
const between = ({ min, max }: { min: number; max: number }) => min + Math.random() * (max - min);

const endings = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** For the API client. */
export function heedMaintenance(state: Maintenance | undefined) {
  const before = snapshot();
  if (JSON.stringify(before) === JSON.stringify(state)) return;
  set(state);
  if (state) lookIn(between(pollMs));
  else {
    clearTimeout(timer);
    for (const run of endings) run();
  }
}

function lookIn(ms: number) {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), ms);
}

async function look() {
  const response = await fetch('/api/maintenance').catch(() => undefined);
  // A server that is being restarted says nothing, so it stays as it was.
  if (response?.ok) heedMaintenance(decodeMaintenance(response.headers.get(maintenanceHeader)));
  if (snapshot()) lookIn(between(pollMs));
}

/** The server says that it was turned on or off. */
export const nudgeMaintenance = () => lookIn(between(nudgeMs));

export const useMaintenance = () => useStore({ snapshot, watch });

/** For what couldn't be sent. */
export function onMaintenanceEnd(run: () => void): void {
  endings.add(run);
}
