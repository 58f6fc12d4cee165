import { useMaintenance } from '../lib/maintenance/maintenance.ts';
import { MaintenanceNotice } from '../ui/feedback/maintenance-notice.tsx';

/** Above every screen of the desk. It's turned off with the command line tool. */
export function DeskMaintenance() {
  const state = useMaintenance();
  return state && <MaintenanceNotice state={state} banner />;
}
