import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { signInAsCompany } from '../../lib/network.fixture.ts';
import { currentToasts } from '../../ui/toast-store.ts';
import { Tooltips } from '../../ui/tooltip.tsx';

/** For a company that is signed in. */
export async function draw(ui: ReactNode) {
  await signInAsCompany();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queryClient}>
      <Tooltips>{ui}</Tooltips>
    </QueryClientProvider>,
  );
}

export const said = () => {
  const [toast] = currentToasts();
  return [toast?.title, toast?.description];
};
