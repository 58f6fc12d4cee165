// Exports all inquiries as CSV: npm run --silent inquiries:export > inquiries.csv
import { exportTable } from './export-table.ts';

await exportTable('inquiries', {
  created_at: 'created_at',
  company: 'company',
  contact_name: 'contact_name',
  email: 'email',
  website: 'website',
  wishes: `array_to_string(wishes, '; ')`,
  message: 'message',
});
