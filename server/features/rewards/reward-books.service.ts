import type { LedgerCheck } from '#contract/invoices/ledger.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as queries from './reward-books.queries.ts';
import { listPayoutFaults, sumPayouts, sumStatements, sumTaxes } from './reward-books.queries.ts';

type RewardBooks = Pick<LedgerCheck, 'faults' | 'rewards' | 'payouts' | 'taxes' | 'statements'>;

/** The state of rewards and payouts in the caller's transaction, and every violated rule. */
export async function readRewardBooks(db: Db): Promise<RewardBooks> {
  const faults = [...(await queries.listFaults(db)), ...(await listPayoutFaults(db))];
  const rewards = await queries.sumRewards(db);
  const { earned, held, payable, inPayout, paid, takenBack, void: ended } = rewards;
  if (earned !== held + payable + inPayout + paid + takenBack + ended)
    faults.push('rewards earned are not what is held, payable, in payout, paid, taken back and void');
  if (held + payable + inPayout !== (await queries.sumOpenEntries(db)))
    faults.push('the rewards are not what their entries come to');
  const { transferred, withheld, setOff } = rewards;
  if (transferred + withheld + setOff !== paid + takenBack)
    faults.push('what was transferred, withheld and set off is not what was paid');
  const [payouts, taxes] = [await sumPayouts(db), await sumTaxes(db)];
  return { faults, rewards, payouts, taxes, statements: await sumStatements(db) };
}
