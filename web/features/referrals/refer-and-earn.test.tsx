import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { getMe } from '#contract/auth/session.ts';
import { getReferralSummary, listReferrals } from '#contract/referrals/referral.ts';
import { endpointQuery } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { ReferAndEarn } from './refer-and-earn.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const LINK = 'http://localhost:3000/candidate/signup?ref=BCDF2345';
const SUMMARY = {
  links: { code: 'BCDF2345', candidate: LINK, recruiter: LINK.replace('candidate', 'recruiter') },
  totalInvites: 0,
  inProgress: 0,
  hired: 0,
  totalEarnings: 0,
  potentialEarnings: 0,
  statusBreakdown: { invited: 0, signedUp: 0, approved: 0 },
  earnings: { held: 0, payable: 0, paid: 0, total: 0 },
  rewardAmount: 20_000,
  invitationsLeftToday: 50,
};
const NO_REFERRALS = {
  content: [],
  number: 0,
  size: 20,
  totalElements: 0,
  totalPages: 0,
  first: true,
  last: true,
};

function show(emailVerified: boolean): void {
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  queryClient.setQueryData(endpointQuery(getMe, {}).queryKey, { emailVerified } as never);
  queryClient.setQueryData(endpointQuery(getReferralSummary, {}).queryKey, SUMMARY as never);
  queryClient.setQueryData(
    endpointQuery(listReferrals, { query: { page: 0 } }).queryKey,
    NO_REFERRALS as never,
  );
  render(
    <MemoryRouter>
      <ReferAndEarn lead="" rewards={() => <p>Rewards</p>} />
    </MemoryRouter>,
  );
}

test.each([
  ['confirmed', true],
  ['not confirmed yet', false],
])(
  'the link of an address that is %s is shown; mails and money wait for confirmation',
  (_case, isConfirmed) => {
    show(isConfirmed);
    expect(screen.getByLabelText<HTMLInputElement>('Your referral link').value).toBe(LINK);
    screen.getByText('No invitations yet');
    expect(screen.queryAllByRole('button', { name: 'Send Invitations' })).toHaveLength(isConfirmed ? 1 : 0);
    expect(screen.queryAllByText('Rewards')).toHaveLength(isConfirmed ? 1 : 0);
  },
);
