import type { OwnReward } from '#contract/payouts/own.ts';
import { formatDay } from '#web/lib/format/dates.ts';

/** What a reward still waits for, in one sentence; null once nothing is awaited. */
export function awaitedInWords({
  awaited,
  dueAt,
  holdReason,
}: Pick<OwnReward, 'awaited' | 'dueAt' | 'holdReason'>): string | null {
  switch (awaited) {
    case 'DAYS':
      return `90 days are complete on ${formatDay(dueAt)}`;
    case 'REVIEW':
      return 'The referral is being looked at';
    case 'HOLD':
      return `Held: ${holdReason}`;
    case 'DETAILS':
      return 'Payout details are missing';
    case 'PAYOUT':
      return 'Waiting for the next payout';
    case 'TRANSFER':
      return 'The transfer is on its way';
    case null:
      return null;
  }
}

interface DatedStep {
  label: string;
  at: string;
}

type Dated = Pick<OwnReward, 'state' | 'earnedAt' | 'dueAt' | 'payableAt' | 'transfer' | 'endedAt'>;

/** Every step of a reward with its day, as it came or will come. */
export function datesOf({ state, earnedAt, dueAt, payableAt, transfer, endedAt }: Dated): DatedStep[] {
  const steps: [string, string | null | undefined][] = [
    ['Earned', earnedAt],
    payableAt ? ['Payable since', payableAt] : ['Payable on', state === 'EARNED' ? dueAt : null],
    ['Sent to the bank', transfer?.sentAt],
    ['Paid', transfer?.paidOn],
    [state === 'CLAWBACK' ? 'Taken back' : 'Void', endedAt],
  ];
  return steps.flatMap(([label, at]) => (at ? [{ label, at }] : []));
}
