// Exports the waitlist as CSV: npm run --silent waitlist:export > waitlist.csv
import { exportTable } from './export-table.ts';

await exportTable('waitlist_entries', {
  email: 'email',
  pilot_interest: 'pilot_interest',
  created_at: 'created_at',
  updated_at: 'updated_at',
});
