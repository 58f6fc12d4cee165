// Maintenance: everything can be read, but nothing changed. Every response says so in a header, so that no page needs another
// request to find out.
export type Maintenance = {
  /** A sentence from the people who run the platform. */
  message: string | null;
  /** When it should be over. */
  ends_at: string | null;
};

export const maintenanceHeader = 'questline-maintenance';

export const encodeMaintenance = (state: Maintenance): string => encodeURIComponent(JSON.stringify(state));

/** Undefined if there is none. */
export function decodeMaintenance(header: string | null): Maintenance | undefined {
  if (!header) return undefined;
  try {
    const { message, ends_at } = JSON.parse(decodeURIComponent(header)) as Partial<Maintenance>;
    return { message: message ?? null, ends_at: ends_at ?? null };
  } catch {
    // From a newer server.
    return { message: null, ends_at: null };
  }
}
