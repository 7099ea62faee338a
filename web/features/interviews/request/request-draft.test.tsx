import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/lib/api/query-client.ts';
import { cleanup, fireEvent, render, screen } from '#web/testing/render.tsx';
import { RequestInterviewModal } from './request-interview-modal.tsx';

let round = 1;
vi.stubGlobal('fetch', (address: string) => {
  if (!address.includes('/interviews/start')) return new Promise(() => {});
  const wishes = { interviewType: 'TECHNICAL', interviewMode: 'VIDEO_CALL', duration: 60 };
  const data = { ...wishes, interviewStage: round, totalStages: 3, interviewerId: null, salaryRange: null };
  return Promise.resolve(Response.json({ data }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

async function open(jobId: string) {
  cleanup();
  queryClient.clear();
  const candidate = { id: 'candidate', name: 'Asha Rao' };
  const dialog = <RequestInterviewModal candidate={candidate} jobId={jobId} opened onClose={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: dialog }])} />);
  return screen.findByLabelText<HTMLTextAreaElement>(/^Message/);
}

test('a draft is restored for its round and job, and for no other', async () => {
  fireEvent.change(await open('ledger'), { target: { value: 'Bring the design.' } });
  expect((await open('ledger')).value).toBe('Bring the design.');
  expect((await open('search')).value).toBe('');
  round = 2;
  expect((await open('ledger')).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Round').value).toBe('2');
  round = 1;
  expect((await open('ledger')).value).toBe('Bring the design.');
});

test('a message that is too long is not cut, and gets an error', async () => {
  const box = await open('ledger');
  expect(box.hasAttribute('maxlength')).toBe(false);
  fireEvent.change(box, { target: { value: 'a'.repeat(2012) } });
  fireEvent.blur(box);
  expect(await screen.findByText('Please use at most 2000 characters.')).toBeTruthy();
  expect(screen.getByText('2012 / 2000 characters')).toBeTruthy();
});
