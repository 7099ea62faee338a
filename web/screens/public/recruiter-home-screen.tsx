import { Link } from 'react-router';
import { STATIC_PAGE } from '#web/lib/island.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Art } from '#web/ui/marketing/art.tsx';
import { ButtonLink } from '#web/ui/marketing/button-link.tsx';
import { ClosingBand } from '#web/ui/marketing/closing-band.tsx';
import { Hero } from '#web/ui/marketing/hero.tsx';
import { Ledger } from '#web/ui/marketing/ledger.tsx';
import { type Reason, Reasons } from '#web/ui/marketing/reasons.tsx';
import { Section, SectionHead } from '#web/ui/marketing/section.tsx';
import { Timeline, type TimelineStep } from '#web/ui/marketing/timeline.tsx';
import { PartMark, SAMPLE_SCORE, SAMPLE_WORKING } from './part-mark.tsx';
import { FEE, PRICES } from './price-list.ts';
import result from './recruiter-home-screen.module.css';
import classes from './sample.module.css';

/** A search result with its score calculation, and its cost so far. */
function ResultArt() {
  return (
    <Art aside={<PaidSoFar />}>
      <div className={classes.head}>
        <Avatar name="Ananya Krishnan" size={52} />
        <p className={classes.words}>
          <b>
            Ananya Krishnan <Medal size={15} label="" />
          </b>
          <span>SDE II at Lotus Exchange</span>
        </p>
        <ScoreRing value={SAMPLE_SCORE} label="Match score" />
      </div>
      <p className={result.why}>Why {SAMPLE_SCORE}</p>
      <div className={result.bar}>
        {SAMPLE_WORKING.map(({ name, points, max }) => (
          <span key={name} style={{ flex: max }}>
            <i style={{ width: `${(points / max) * 100}%` }} />
          </span>
        ))}
      </div>
      <ul className={result.parts}>
        {SAMPLE_WORKING.map(({ name, brief, points, max }) => (
          <li key={name}>
            <PartMark full={points === max} />
            <b>{name}</b>
            <span>{brief}</span>
            <span className={result.points}>
              {points} / {max}
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.answers}>
        <span className={classes.yes}>Request interview</span>
        <span className={classes.no}>Contact</span>
      </div>
    </Art>
  );
}

function PaidSoFar() {
  return (
    <>
      <p className={classes.words}>
        <b>Paid so far</b>
        <span>Until somebody joins</span>
      </p>
      <span className={classes.amount}>₹0</span>
    </>
  );
}

export const handle = STATIC_PAGE;

export const meta = () =>
  pageMeta({
    title: 'For companies',
    description:
      'Search verified graduates of India’s elite technical institutes, see why each one matches, and pay only when you hire.',
    path: '/recruiter',
  });

const REASONS: readonly Reason[] = [
  [
    'Degrees we have checked',
    'A gold tick means the institute’s mail or the certificate itself was verified.',
  ],
  [
    'Matches that explain themselves',
    'Skills, experience, pay, place and notice, each with its points and its reason.',
  ],
  [
    'Answers by a date',
    'A request expires in days, not weeks. Candidates reply with three times. You pick one.',
  ],
  [
    'One record for the team',
    'Colleagues share jobs, candidates and threads, each with the rights you give them.',
  ],
];

const STEPS: readonly TimelineStep[] = [
  { when: 'Today', title: 'Sign up', text: 'Name, company and a password. You are signed in at once.' },
  {
    when: '2-3 business days',
    title: 'Get approved',
    text: 'Four short forms about the company. A person reads them and writes back.',
  },
  {
    when: 'The same week',
    title: 'Request interviews',
    text: 'Post a job, search by it, and ask the graduates you would like to meet.',
  },
  {
    when: 'When they join',
    title: 'Make your first hire',
    text: 'The invoice follows the first day at work.',
  },
];

export default function RecruiterHomeScreen() {
  return (
    <main id="main" tabIndex={-1}>
      <Hero
        title={['Interview first.', 'Pay on hire.']}
        lead="Search verified graduates, see why each one matches, and ask for an interview. You pay only if you hire."
        actions={
          <>
            <ButtonLink to="/recruiter/signup" look="filled" size="lg">
              Start Hiring
            </ButtonLink>
            <ButtonLink to="/pricing" size="lg">
              See the price list
            </ButtonLink>
          </>
        }
        fine={
          <>
            Already hiring here?{' '}
            <Link to="/login" className="inline-link">
              Sign in
            </Link>
          </>
        }
        art={<ResultArt />}
      />
      <Section>
        <SectionHead title="From sign-up to first hire.">
          Four steps, and no call with a salesperson.
        </SectionHead>
        <Timeline steps={STEPS} />
      </Section>
      <Section columns="splitWide" sunken divided>
        <SectionHead title="You pay only if you hire.">
          No subscription and no deposit. The fee is agreed before you search, and credited in part or in full
          if the person leaves within 90 days.
        </SectionHead>
        <Ledger label="What a company pays" rows={PRICES} total={FEE} />
      </Section>
      <Section divided>
        <SectionHead title="Why companies stay." />
        <Reasons reasons={REASONS} />
      </Section>
      <ClosingBand title="The next hire is already on the list.">
        <ButtonLink to="/recruiter/signup" look="panel" size="lg">
          Start Hiring
        </ButtonLink>
        <ButtonLink to="/login" look="panelOutline" size="lg">
          Sign in
        </ButtonLink>
      </ClosingBand>
    </main>
  );
}
