import type { ReactNode } from 'react';
import type { CompanyDocument } from '#contract/companies/documents.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { LoadFailure, type Reading } from '#web/ui/failures/load-failure.tsx';

interface UploadedDocumentsProps {
  reading: Reading<readonly CompanyDocument[]>;
  /** Rendered once they are loaded. */
  children: (documents: readonly CompanyDocument[]) => ReactNode;
}

/** The uploaded documents, a placeholder while they load, or the error. */
export function UploadedDocuments({ reading, children }: UploadedDocumentsProps) {
  if (reading.data) return children(reading.data);
  if (!reading.error) return <LoadingRows count={2} />;
  return <LoadFailure reading={reading} message={wordsOf(reading.error, 'Failed to load documents')} />;
}
