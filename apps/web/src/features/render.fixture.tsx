// Renders a component with production's query cache, for a signed-in user, with responses from lib/network.fixture.ts.
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { signInAsCompany, signInAsStudent } from '../lib/network.fixture.ts';
import { createQueryClient } from '../lib/query/query-client.ts';
import { currentToasts } from '../ui/overlays/toast-store.ts';
import { Tooltips } from '../ui/overlays/tooltip.tsx';

function draw(ui: ReactNode) {
  const queryClient = createQueryClient();
  const drawn = render(
    <QueryClientProvider client={queryClient}>
      <Tooltips>{ui}</Tooltips>
    </QueryClientProvider>,
  );
  return { queryClient, ...drawn };
}

export async function drawForCompany(ui: ReactNode) {
  await signInAsCompany();
  return draw(ui);
}

export async function drawForStudent(ui: ReactNode) {
  await signInAsStudent();
  return draw(ui);
}

/** Title and description of the current toast. */
export const said = () => {
  const [toast] = currentToasts();
  return [toast?.title, toast?.description];
};
