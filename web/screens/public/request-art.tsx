import { Link } from 'react-router';
import { figures } from '#web/lib/figures.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { Art } from '#web/ui/marketing/art.tsx';
import { Section, SectionHead } from '#web/ui/marketing/section.tsx';
import art from './request-art.module.css';
import classes from './sample.module.css';

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

/** The three ways to be paid for a referral. */
export function Rewards() {
  return (
    <Section continued>
      <SectionHead title="Know someone good?">
        Rewards are paid within 30 days of a hire that completes 90 days. There is no limit on referrals.
      </SectionHead>
      <div className={art.rewards}>
        {REWARDS.map(({ title, to, amount, condition }) => (
          <div key={title} className={art.reward}>
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

/** An interview request, and the candidate it is for. */
export function RequestArt() {
  return (
    <Art aside={<Graduate />}>
      <div className={classes.head}>
        <InitialTile name="Tamarind Pay" size={44} />
        <p className={classes.words}>
          <b>Tamarind Pay</b>
          <span>
            Rohan Mehta<em className="desktop-only">, Talent Lead</em>
          </span>
        </p>
        <StatusBadge family="warning">2 days left</StatusBadge>
      </div>
      <p className={classes.role}>Senior Backend Engineer</p>
      <p className="muted">
        “Your work on settlement reconciliation is the problem we are hiring for. Could we speak this week?”
      </p>
      <div className={classes.facts}>
        <p>
          <span>Salary</span>
          ₹38 L – ₹46 L
        </p>
        <p>
          <span>Round</span>1 of 4
        </p>
        <p>
          <span>Video call</span>
          60 min
        </p>
      </div>
      <div className={classes.answers}>
        <span className={classes.yes}>Offer times</span>
        <span className={classes.no}>Decline</span>
      </div>
    </Art>
  );
}

function Graduate() {
  return (
    <>
      <Medal size={30} label="" />
      <p className={classes.words}>
        <b>Ananya Krishnan</b>
        <span>IIT Madras, Class of 2020</span>
      </p>
    </>
  );
}
