import { describe, expect, test } from 'vitest';
import type { Referral } from '#contract/referrals/referral.ts';
import { contactInWords } from './history-card.tsx';

type Known = Pick<Referral, 'invitedEmail' | 'candidateName' | 'kind'>;

describe('the referred contact is shown', () => {
  test.each<[string, Known, string, string | null]>([
    [
      'by the address until they answer',
      { invitedEmail: 'a@b.in', candidateName: null, kind: null },
      'a@b.in',
      null,
    ],
    [
      'as erased once nobody answered',
      { invitedEmail: null, candidateName: null, kind: null },
      'Address erased',
      'No answer within 90 days',
    ],
    [
      'by name and the invited address',
      { invitedEmail: 'a@b.in', candidateName: 'Asha R.', kind: 'JOBSEEKER' },
      'Asha R.',
      'a@b.in',
    ],
    [
      'by name and the link',
      { invitedEmail: null, candidateName: 'Asha R.', kind: 'JOBSEEKER' },
      'Asha R.',
      'Came by your link',
    ],
    [
      'as a company',
      { invitedEmail: null, candidateName: 'Rohan M.', kind: 'RECRUITER' },
      'Rohan M.',
      'Company. Came by your link',
    ],
    [
      'without a name once the account is gone',
      { invitedEmail: null, candidateName: null, kind: 'JOBSEEKER' },
      'Account deleted',
      'Came by your link',
    ],
  ])('%s', (_case, referral, name, detail) => {
    expect(contactInWords(referral)).toEqual({ name, detail });
  });
});
