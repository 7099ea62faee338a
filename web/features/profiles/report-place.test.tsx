import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { act, fireEvent, render, screen } from '#web/testing/render.tsx';
import { ReportButton } from './report-button.tsx';
import './report-dialog.tsx';
import { ReportPlace } from './report-place.tsx';

// Imported up front: the button loads it lazily, which is slow here.

vi.stubGlobal('fetch', () => new Promise(() => {}));

const job = { kind: 'JOB', id: 'j', name: 'Backend Engineer' } as const;

function Turned() {
  const [isWide, setWide] = useState(true);
  return (
    <ReportPlace>
      {isWide ? (
        <section>
          <ReportButton reported={job} label="Report this job" />
        </section>
      ) : (
        <p>All jobs</p>
      )}
      <button type="button" onClick={() => setWide(false)}>
        Turn
      </button>
    </ReportPlace>
  );
}

test('an open report survives a change of layout that removes its button, and closes on navigation', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Turned /> }]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: 'Report this job' }));
  const words = await screen.findByRole('textbox', { name: /In your words/ });
  fireEvent.change(words, { target: { value: 'It asks for money.' } });
  fireEvent.click(screen.getByText('Turn'));
  screen.getByText('All jobs');
  expect(screen.getByRole('textbox', { name: /In your words/ })).toBe(words);
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByRole('textbox')).toBeNull();
});
