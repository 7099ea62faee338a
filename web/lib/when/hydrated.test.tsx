import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beginTakeOver, useHydrated, useTakenOver } from './hydrated.ts';

const seen: boolean[] = [];

function Part() {
  const isHydrated = useHydrated();
  seen.push(isHydrated);
  return <p>{isHydrated ? 'taken over' : 'as it was drawn'}</p>;
}

function Page() {
  useTakenOver();
  return <Part />;
}

test('a page is hydrated as it was rendered, and has the full state afterwards; later components have it immediately', async () => {
  beginTakeOver();
  document.body.innerHTML = renderToString(<Page />);
  expect(document.body.textContent).toBe('as it was drawn');
  seen.length = 0;
  await act(async () => hydrateRoot(document.body, <Page />));
  expect(seen[0]).toBe(false);
  expect(document.body.textContent).toBe('taken over');

  const place = document.createElement('div');
  seen.length = 0;
  await act(async () => createRoot(place).render(<Part />));
  expect(seen).not.toContain(false);
});
