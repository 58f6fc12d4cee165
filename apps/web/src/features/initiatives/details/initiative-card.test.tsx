// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { Tooltips } from '../../../ui/overlays/tooltip.tsx';
import { InitiativeCard } from './initiative-card.tsx';

useDom();

const sample = {
  name: 'Neighborhood taste survey',
  description: 'Ask 20 neighbors.',
  tags: ['Surveys', 'Writing', 'Events', 'Branding', 'Podcasts'],
  company: { company_name: 'Sunny Side Bakery', logo_url: '/media/logo.webp' },
};
const draw = (props: Partial<Parameters<typeof InitiativeCard>[0]> = {}) =>
  render(
    <Tooltips>
      <InitiativeCard {...sample} {...props} />
    </Tooltips>,
  );

test('shows three tags, then how many more', () => {
  draw();
  expect(screen.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    'Surveys',
    'Writing',
    'Events',
    '+2 more',
  ]);
});

test('shows a link and the best-fit badge only when given', () => {
  const { unmount } = draw();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Best Fit')).toBeNull();
  unmount();
  draw({ bestFit: true, link: <a href="/initiative/1">View Initiative</a> });
  expect(screen.getByRole('link').textContent).toBe('View Initiative');
  expect(screen.getByText('Best Fit')).toBeTruthy();
});

test('shows a building icon when the logo is missing or fails to load', () => {
  const { container, unmount } = draw();
  expect(container.querySelector('.lucide')).toBeNull();
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('.lucide-building-2')).not.toBeNull();
  unmount();
  const bare = draw({ company: { company_name: 'Bare', logo_url: null } });
  expect(bare.container.querySelector('.lucide-building-2')).not.toBeNull();
});

test('shows the small copy of the image, and a drawn trail without one', () => {
  const { container } = draw({ banner_url: '/media/banner.webp' });
  const image = container.querySelector('img[src="/media/banner-small.webp"]')!;
  expect(container.querySelector('svg')).toBeNull();
  fireEvent.error(image);
  expect(image.isConnected).toBe(false);
  expect(container.querySelector('svg[viewBox="0 0 320 100"]')).not.toBeNull();
});
