import { OwnPayouts } from '#web/features/payouts/own-payouts.tsx';
import { REFER_AND_EARN, ReferAndEarn } from '#web/features/referrals/refer-and-earn.tsx';
import { requireUser } from '#web/lib/guard.ts';

/** Open before the approval too: some users sign up only to refer. */
export const clientLoader = requireUser(['RECRUITER']);
export const meta = () => [{ title: `${REFER_AND_EARN} | Medallist` }];

export default function ReferralsScreen() {
  return (
    <ReferAndEarn
      rewards={(page, onPage) => <OwnPayouts page={page} onPage={onPage} />}
      lead="For each company you refer that hires, and each graduate you refer who is hired. The reward is yours, not your company's."
    />
  );
}
