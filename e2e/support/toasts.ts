// Toasts on the screen. Each is also in an announcement for screen readers, which is gone after a second, so looking for its
// text in the whole page sometimes finds two elements.
import type { Page } from '@playwright/test';

export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
