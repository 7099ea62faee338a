import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { InitialTile } from '#web/ui/initial-tile.tsx';
import { Medal } from '#web/ui/medal.tsx';
import { Rosette } from '#web/ui/rosette.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './landing-screen.module.css';

export const meta = () => [
  { title: 'Hired on merit · Medallist' },
  {
    name: 'description',
    content:
      'Companies send interview requests to verified IIT graduates and show their hand: role, salary, stages. Graduates join free. Companies pay only when someone joins.',
  },
];

const FIGURES = [
  ['15,000+', 'verified graduates'],
  ['100+', 'companies hiring'],
  ['₹25 L+', 'packages, every role'],
  ['50%', 'shorter time-to-hire'],
] as const;

export default function LandingScreen() {
  return (
    <main id="main">
      <div className={classes.hero}>
        <div className={classes.inner}>
          <div className={classes.words}>
            <p className={classes.eyebrow}>
              <Medal size={18} label="" />
              Exclusive to IIT graduates. Packages from ₹25 L.
            </p>
            <h1>
              Hired on merit.
              <br />
              Paid on hire.
            </h1>
            <p className={classes.lead}>
              Companies send interview requests to verified graduates and show their hand: role, salary,
              stages. Graduates join free. Companies pay only when someone joins.
            </p>
            <div className={classes.actions}>
              <Button component={Link} to="/candidate/signup" size="lg">
                Find Opportunities
              </Button>
              <Button component={Link} to="/recruiter/signup" size="lg" variant="default">
                Hire Talent
              </Button>
            </div>
            <p className={classes.fine}>Free for graduates. No subscription for companies.</p>
          </div>
          <HeroArt />
        </div>
      </div>
      <dl className={classes.figures}>
        {FIGURES.map(([figure, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}

/** A picture of an interview request: nothing in it can be used, so it is hidden from screen readers. */
function HeroArt() {
  return (
    <div className={classes.art} aria-hidden="true">
      <Rosette className={classes.rosette} />
      <div className={classes.request}>
        <div className={classes.company}>
          <InitialTile name="Tamarind Pay" size={44} />
          <p>
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
      </div>
      <div className={classes.graduate}>
        <Medal size={30} label="" />
        <p>
          <b>Ananya Krishnan</b>
          <span>IIT Madras, Class of 2020</span>
        </p>
      </div>
    </div>
  );
}
