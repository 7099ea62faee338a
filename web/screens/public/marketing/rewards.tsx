import { Link } from 'react-router';
import { figures } from '#web/lib/figures.ts';
import { Section, SectionHead } from '#web/ui/marketing/section.tsx';
import classes from './rewards.module.css';

const REWARDS = [
  {
    title: 'Refer a graduate',
    to: '/candidate/signup/referral-program',
    amount: figures.referralReward,
    condition: 'for each hire you introduced',
  },
  {
    title: 'Refer a recruiter',
    to: '/recruiter/signup/referral-program',
    amount: figures.referralReward,
    condition: 'for each company that makes a hire',
  },
  {
    title: 'Join as an affiliate',
    to: '/affiliate',
    amount: figures.affiliateReward,
    condition: 'for each hire, graduate or recruiter',
  },
];

/** The three ways of being paid for an introduction. */
export function Rewards() {
  return (
    <Section continued>
      <SectionHead title="Know someone good?">
        Rewards are paid within 30 days of a hire that completes 90 days. There is no limit on referrals.
      </SectionHead>
      <div className={classes.rewards}>
        {REWARDS.map(({ title, to, amount, condition }) => (
          <div key={title} className={classes.reward}>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <b>{amount}</b>
            <p>{condition}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
