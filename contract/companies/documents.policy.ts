import type { CompanyDocument } from './documents.ts';

type Judged = Pick<CompanyDocument, 'documentType' | 'status'>;

/** A rejected document proves nothing. */
function isProof({ status }: Judged): boolean {
  return status !== 'REJECTED';
}

/** Those that an application can be sent with. */
export function listProofs<D extends Judged>(documents: readonly D[]): D[] {
  return documents.filter(isProof);
}

/** The rejected ones, oldest first as they come, of whose kind no other has come since. */
export function listToReplace<D extends Judged>(documents: readonly D[]): D[] {
  return documents.filter((document, index) => {
    const later = documents.slice(index + 1).filter(isProof);
    return !isProof(document) && !later.some(({ documentType }) => documentType === document.documentType);
  });
}
