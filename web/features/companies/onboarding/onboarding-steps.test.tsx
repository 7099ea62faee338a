import { expect, test, vi } from 'vitest';
import type { CompanyDocument } from '#contract/companies/documents.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { fireEvent, render, screen } from '#web/testing/render.tsx';
import { DocumentsStep } from './onboarding-steps.tsx';

const ID = '01a1ff53-2028-7468-89a5-b5fcb2546e77';

function documentOf(changes: Pick<CompanyDocument, 'documentType' | 'status'>): CompanyDocument {
  const { status } = changes;
  const rejectionReason = status === 'REJECTED' ? 'The stamp cannot be read.' : null;
  const file = { fileId: ID, fileName: 'scan.pdf', fileUrl: `/api/files/${ID}` };
  return { id: ID, ...file, ...changes, rejectionReason, uploadedAt: '2026-03-02T09:00:00.000Z' };
}

const refetch = vi.fn();

function show(data: CompanyDocument[] | undefined, error: { message: string } | null = null) {
  const documents = { data, error, isFetching: false, refetch };
  render(<DocumentsStep documents={documents} canDelete onNext={() => {}} onBack={() => {}} />);
}

const goesOn = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to Review' }).disabled;
const isRequired = () => screen.queryByText('At least one document is required') !== null;
const isRecommended = () => screen.queryByText(/certificate is recommended/) !== null;
const isListed = () => screen.queryByText('scan.pdf') !== null;

test('without a document the step asks for one', () => {
  show([]);
  expect([goesOn(), isRequired(), isRecommended(), isListed()]).toEqual([false, true, true, false]);
});

test('a rejected document is shown and does not count', () => {
  show([documentOf({ documentType: 'GST_CERTIFICATE', status: 'REJECTED' })]);
  expect([goesOn(), isRequired(), isRecommended(), isListed()]).toEqual([false, true, true, true]);
});

test('another kind of document is accepted, and the better ones are still recommended', () => {
  show([documentOf({ documentType: 'PAN_CARD', status: 'PENDING' })]);
  expect([goesOn(), isRequired(), isRecommended(), isListed()]).toEqual([true, false, true, true]);
});

test('with a certificate nothing is missing', () => {
  show([documentOf({ documentType: 'GST_CERTIFICATE', status: 'PENDING' })]);
  expect([goesOn(), isRequired(), isRecommended(), isListed()]).toEqual([true, false, false, true]);
});

test('documents that cannot be loaded show an error in their place, with a retry', () => {
  show(undefined, new ApiError(500, '<html>'));
  expect(screen.getByRole('alert').textContent).toContain('Failed to load documents');
  expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy();
  expect(goesOn()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
