import { describe, expect, test } from 'vitest';
import { PROOF_MAX_BYTES } from '#contract/verifications/own.ts';
import { attemptsInWords } from './code-step.tsx';
import { proofFault } from './verify-dialog.tsx';

describe('a document that is chosen', () => {
  test.each([
    [{ name: 'degree.pdf', type: 'application/pdf', size: 1 }, null],
    [{ name: 'scan.JPEG', type: '', size: PROOF_MAX_BYTES }, null],
    [{ name: 'degree.docx', type: '', size: 1 }, 'Please upload a PDF, JPG or PNG file'],
    [
      { name: 'degree.pdf', type: 'application/pdf', size: PROOF_MAX_BYTES + 1 },
      'The file must be 5 MB or smaller',
    ],
  ])('%j gives %j', (file, fault) => {
    expect(proofFault(file)).toBe(fault);
  });
});

test.each([
  [undefined, ''],
  [0, ''],
  [1, '1 try left.'],
  [4, '4 tries left.'],
])('%s attempts are "%s"', (remaining, words) => {
  expect(attemptsInWords(remaining)).toBe(words);
});
