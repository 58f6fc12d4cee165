// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { limits } from '@questline/contract/plain';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useDom } from '../../ui/tests/dom.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

useDom();

const Probe = () => <p>{useScrolledPast(limits.headerSolidAfterPx) ? 'solid' : 'clear'}</p>;

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

test('turns solid after 50 pixels and back at 50', () => {
  render(<Probe />);
  for (const [y, look] of [
    [0, 'clear'],
    [50, 'clear'],
    [51, 'solid'],
    [900, 'solid'],
    [50, 'clear'],
  ] as const) {
    scrollTo(y);
    expect(screen.getByText(look)).toBeTruthy();
  }
});

test('is prerendered for the top of the page', () => {
  scrollTo(900);
  expect(renderToString(<Probe />)).toContain('clear');
});
