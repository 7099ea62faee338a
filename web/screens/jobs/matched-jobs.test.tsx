import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { useSavedScroll } from './matched-jobs.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function List() {
  const own = useRef<HTMLUListElement>(null);
  useSavedScroll(own, 'matched', true);
  return <ul ref={own} />;
}

function show(): HTMLElement {
  cleanup();
  render(<List />, { wrapper: MemoryRouter });
  return screen.getByRole('list');
}

function scrollTo(top: number): void {
  const list = screen.getByRole('list');
  list.scrollTop = top;
  list.dispatchEvent(new Event('scroll'));
}

test('going back to the list restores its scroll position', () => {
  show();
  scrollTo(480);
  expect(show().scrollTop).toBe(480);
});

test('without storage the list still works, and starts at its top', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  show();
  scrollTo(480);
  expect(show().scrollTop).toBe(0);
});
