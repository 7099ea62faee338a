import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CompanyDocument } from '#contract/companies/documents.ts';
import { render, screen } from '#web/testing/render.tsx';
import { RejectedDocuments } from './rejected-documents.tsx';

const rejected: CompanyDocument = {
  id: '01a1ff53-2028-7468-89a5-b5fcb2546e77',
  fileId: '01a1ff53-2028-7468-89a5-b5fcb2546e78',
  fileName: 'gst.pdf',
  fileUrl: '/api/files/1',
  documentType: 'GST_CERTIFICATE',
  status: 'REJECTED',
  rejectionReason: 'The stamp cannot be read.',
  uploadedAt: '2026-03-02T09:00:00.000Z',
};
const another: CompanyDocument = {
  ...rejected,
  id: rejected.fileId,
  status: 'PENDING',
  rejectionReason: null,
};

function show(documents: readonly CompanyDocument[]) {
  render(
    <MemoryRouter>
      <RejectedDocuments documents={documents} />
    </MemoryRouter>,
  );
}

test('a waiting company sees which document was rejected, why, and where to upload another', () => {
  show([rejected]);
  const text = screen.getByRole('status').textContent;
  expect(text).toContain('A document was rejected');
  expect(text).toContain('gst.pdf (GST Certificate): The stamp cannot be read.');
  const link = screen.getByRole('link', { name: 'Upload a document' });
  expect(link.getAttribute('href')).toBe('/recruiter/onboarding?step=3');
});

test('nothing is shown once another of the same kind was uploaded', () => {
  show([rejected, another]);
  expect(screen.queryByRole('status')).toBeNull();
});
