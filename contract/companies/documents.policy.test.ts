import { expect, test } from 'vitest';
import type { DocumentStatus, DocumentType } from '../labels/companies.ts';
import { listProofs, listToReplace } from './documents.policy.ts';

function of(documentType: DocumentType, status: DocumentStatus) {
  return { documentType, status };
}

const [rejected, waiting, verified] = [
  of('OTHER', 'REJECTED'),
  of('OTHER', 'PENDING'),
  of('OTHER', 'VERIFIED'),
] as const;
const certificate = of('GST_CERTIFICATE', 'PENDING');

test('a rejected document does not count as proof', () => {
  expect(listProofs([rejected, waiting, verified])).toEqual([waiting, verified]);
});

test('a rejected document has to be replaced until another of its kind is uploaded that was not rejected', () => {
  expect(listToReplace([rejected])).toEqual([rejected]);
  expect(listToReplace([rejected, certificate])).toEqual([rejected]);
  expect(listToReplace([rejected, waiting])).toEqual([]);
  expect(listToReplace([rejected, verified])).toEqual([]);
  expect(listToReplace([waiting, rejected, rejected])).toEqual([rejected, rejected]);
});
