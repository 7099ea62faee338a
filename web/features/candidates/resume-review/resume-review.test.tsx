import { expect, test, vi } from 'vitest';
import { RESUME_LIMIT_BYTES, RESUME_SIZE } from '#contract/candidates/profile.ts';
import { proposeFromFile } from '#contract/resume-proposals.ts';
import { fireEvent, render, screen } from '#web/testing/render.tsx';
import { ChooseSource } from './resume-review.tsx';

const OF_FILE = 'We found nothing in this file.';
const OF_RESUME = 'The resume could not be read.';

vi.stubGlobal('fetch', async (address: string) => {
  const isOfFile = new URL(address, 'http://localhost').pathname === proposeFromFile.path;
  return Response.json(
    { success: false, message: isOfFile ? OF_FILE : OF_RESUME, errors: [] },
    { status: 422 },
  );
});

function choose(size: number) {
  const file = new File(['a'], 'letter.pdf');
  Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(screen.getByLabelText('File to read'), { target: { files: [file] } });
}

test.each([
  ['says nothing', 1, OF_FILE],
  ['is too large', RESUME_LIMIT_BYTES, RESUME_SIZE],
])('after a file that %s, an unreadable resume gets an error of its own', async (_what, size, ofFile) => {
  render(<ChooseSource resumeName="asha.pdf" isEager={false} onRead={() => {}} />);
  choose(size);
  await screen.findByText(ofFile);
  fireEvent.click(screen.getByRole('button', { name: 'Read my resume' }));
  await screen.findByText(OF_RESUME);
  expect(screen.queryByText(ofFile)).toBeNull();
  choose(size);
  await screen.findByText(ofFile);
  expect(screen.queryByText(OF_RESUME)).toBeNull();
});
