import { OwnPayouts } from '#web/features/payouts/own-payouts.tsx';
import { REFER_AND_EARN, ReferAndEarn } from '#web/features/referrals/refer-and-earn.tsx';
import { requireUser } from '#web/lib/guard.ts';

export const clientLoader = requireUser(['JOBSEEKER']);
export const meta = () => [{ title: `${REFER_AND_EARN} | Medallist` }];

export default function ReferAndEarnScreen() {
  return (
    <ReferAndEarn
      rewards={(page, onPage) => <OwnPayouts page={page} onPage={onPage} />}
      lead="For each graduate you refer who is hired, and each company you refer that hires."
    />
  );
}
