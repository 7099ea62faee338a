import { figures } from '#web/lib/figures.ts';
import classes from './reward-terms.module.css';

/** When a reward is earned and paid. */
export function RewardTerms() {
  return (
    <section className={classes.terms} aria-labelledby="reward-terms">
      <h2 id="reward-terms">Terms</h2>
      <ul>
        <li>
          {figures.referralReward} for each graduate you referred who is hired, and for the first hire of each
          company.
        </li>
        <li>The person hired must complete 90 days of employment. Until then the reward is held.</li>
        <li>We make the payment within 30 days of hire. The 30 days run from the completion of 90 days.</li>
        <li>There is no limit on referrals.</li>
      </ul>
    </section>
  );
}
