import { expect, test } from 'vitest';
import { fireEvent, render, screen, waitFor } from '#web/testing/render.tsx';
import { DocumentUpload } from './document-upload.tsx';

function choose(first: number, count: number): void {
  const files = Array.from(
    { length: count },
    (_, at) => new File(['gst'], `${first + at}.pdf`, { type: 'application/pdf' }),
  );
  fireEvent.change(screen.getByLabelText('Documents'), { target: { files } });
}

const chosen = () => screen.queryAllByRole('button', { name: /^Remove / }).length;

test('more files than can be sent at once are refused before the upload, and the choice stays', async () => {
  render(<DocumentUpload />);
  const helpId = screen.getByLabelText('Documents').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(helpId)?.textContent).toContain('at most 10 at once');
  choose(0, 8);
  await waitFor(() => expect(chosen()).toBe(8));
  choose(8, 3);
  const refusal = await screen.findByRole('alert');
  expect(refusal.textContent).toBe('Please upload at most 10 files at once.');
  expect(chosen()).toBe(8);
  choose(8, 2);
  await waitFor(() => expect(chosen()).toBe(10));
  expect(screen.queryByRole('alert')).toBeNull();
});
