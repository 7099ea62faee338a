import type { CompanyDocument } from './documents.ts';

type Judged = Pick<CompanyDocument, 'documentType' | 'status'>;

/** A rejected document does not count. */
function isProof({ status }: Judged): boolean {
  return status !== 'REJECTED';
}

/** Documents that count when the application is submitted. */
export function listProofs<D extends Judged>(documents: readonly D[]): D[] {
  return documents.filter(isProof);
}

/**
 * Rejected documents without a later accepted or pending one of the same kind, in the given order (oldest
 * first).
 */
export function listToReplace<D extends Judged>(documents: readonly D[]): D[] {
  return documents.filter((document, index) => {
    const later = documents.slice(index + 1).filter(isProof);
    return !isProof(document) && !later.some(({ documentType }) => documentType === document.documentType);
  });
}
