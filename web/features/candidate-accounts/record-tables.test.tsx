import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { CandidateRecords } from '#contract/candidate-account.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { cleanup, fireEvent, render, screen } from '#web/testing/render.tsx';
import { CandidateRecordTable, type RecordTab } from './record-tables.tsx';

const AT = '2026-11-26T13:00:00Z';
const job = { jobTitle: 'Staff engineer', companyName: 'Lotus' };
const file = { id: 'f', purpose: 'RESUME', sizeBytes: 1200, createdAt: AT };
const records: CandidateRecords = {
  applications: [{ ...job, id: 'a', status: 'NEW', appliedAt: AT, statusChangedAt: AT }],
  interviews: [{ ...job, id: 'i', applicationId: 'a', status: 'PENDING', startsAt: null, requestedAt: AT }],
  files: [
    { ...file, name: 'asha.pdf', mimeType: 'application/pdf' },
    { ...file, id: 'g', name: 'asha.doc', mimeType: 'application/msword' },
  ],
  sessions: [],
  audit: [],
};

const asked: string[] = [];
vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path);
  return path.startsWith('/api/files/') ? new Promise(() => {}) : Response.json({ data: records });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  asked.length = 0;
});

function open(tab: RecordTab) {
  render(
    <MemoryRouter>
      <CandidateRecordTable id="c" tab={tab} />
    </MemoryRouter>,
  );
}

test.each(['applications', 'interviews'] as const)(
  'of the %s each row leads to the application',
  async (tab) => {
    open(tab);
    const link = await screen.findByRole('link', { name: 'Staff engineer' });
    expect(link.getAttribute('href')).toBe('/admin/applications?application=a');
  },
);

test.each([
  ['asha.pdf', false],
  ['asha.doc', true],
])('%s opens in place, and can be downloaded from there', async (name, isWord) => {
  open('files');
  fireEvent.click(await screen.findByRole('button', { name: `View ${name}` }));
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog.textContent?.includes('cannot be shown here')).toBe(isWord);
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  expect(asked.includes('/api/files/f')).toBe(!isWord);
});
