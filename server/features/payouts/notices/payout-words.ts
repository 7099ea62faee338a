import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/day-in-words.ts';
import type { LineRow } from '#server/features/payouts/batches/batches.queries.ts';
import { asSentence } from '#server/platform/mail/reason-in-words.ts';

/** What somebody who is paid is told, in the product and by mail. */
export interface Words {
  kind: string;
  title: string;
  body: string;
  facts: [string, string][];
}

export function lineWords(line: LineRow): Words {
  const { status, net, gross, setOff, withheld, reference, paidOn, account, failedReason } = line;
  const sums: [string, string][] = [
    ['Reward', formatRupees(gross)],
    ...(setOff > 0
      ? [['Set off against what was taken back', formatRupees(setOff)] as [string, string]]
      : []),
    ['Tax withheld (TDS)', formatRupees(withheld)],
    [status === 'FAILED' ? 'Came back' : 'Transferred', formatRupees(net)],
  ];
  if (status === 'FAILED') {
    return {
      kind: 'payout.failed',
      title: `The transfer of ${formatRupees(net)} came back`,
      body: `${asSentence(failedReason ?? '')} Please check your payout details: the reward is payable again.`,
      facts: sums,
    };
  }
  if (net === 0) {
    return {
      kind: 'payout.paid',
      title: `Your reward of ${formatRupees(gross)} was set off`,
      body: 'All of it went against what was taken back before, so nothing was transferred.',
      facts: sums,
    };
  }
  const to = account ? ` to ${account}` : '';
  return {
    kind: 'payout.paid',
    title: `${formatRupees(net)} paid${to}`,
    body: `Reference ${reference}. ${formatRupees(withheld)} tax was withheld of a reward of ${formatRupees(gross)}.`,
    facts: [...sums, ['Reference', reference ?? ''], ['Paid on', paidOn ? dayInWords(paidOn) : '']],
  };
}
