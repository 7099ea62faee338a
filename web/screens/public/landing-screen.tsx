import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { HeroArt } from './hero-art.tsx';
import classes from './landing-screen.module.css';

export const meta = () =>
  pageMeta({
    title: 'Hired on merit',
    description:
      'Companies send interview requests to verified IIT graduates and show their hand: role, salary, stages. Graduates join free. Companies pay only when someone joins.',
    path: '/',
  });

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
