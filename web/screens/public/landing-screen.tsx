import { useEffect } from 'react';
import { QuickMessage } from '#web/features/quick-messages/quick-message.tsx';
import { track } from '#web/lib/analytics.ts';
import { Island, STATIC_PAGE } from '#web/lib/island.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { ButtonLink } from '#web/ui/marketing/button-link.tsx';
import { ClosingBand } from '#web/ui/marketing/closing-band.tsx';
import { FigureStrip } from '#web/ui/marketing/figure-strip.tsx';
import { Hero } from '#web/ui/marketing/hero.tsx';
import { Ledger } from '#web/ui/marketing/ledger.tsx';
import { Section, SectionHead } from '#web/ui/marketing/section.tsx';
import { type Step, Steps } from '#web/ui/marketing/steps.tsx';
import { LandingActions } from './landing-actions.tsx';
import classes from './landing-screen.module.css';
import { PartMark, SAMPLE_SCORE, SAMPLE_WORKING } from './part-mark.tsx';
import { FEE, PRICES } from './price-list.ts';
import { RequestArt, Rewards } from './request-art.tsx';

/** A match with its calculation. */
function ScoreWorking() {
  return (
    <Section columns="split" sunken divided>
      <SectionHead title="A score that shows its working.">
        Top institutes teach you to distrust a number without a derivation. So each match lists what it
        counted, what it could not find, and how much each part weighed.
      </SectionHead>
      <div className={classes.card}>
        <div className={classes.head}>
          <Avatar name="Ananya Krishnan" size={44} />
          <p>
            <b>Ananya Krishnan</b>
            <span>for Senior Backend Engineer</span>
          </p>
          <ScoreRing value={SAMPLE_SCORE} size={58} label="Match score" />
        </div>
        <ul>
          {SAMPLE_WORKING.map(({ name, note, points, max }) => (
            <li key={name} className={classes.part}>
              <PartMark full={points === max} />
              <span className={classes.name}>{name}</span>
              <span className={classes.note}>{note}</span>
              <span className={classes.points}>
                {points} / {max}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const GRADUATES: readonly Step[] = [
  ['Build one profile', 'Skills, experience, education, and the salary you expect.'],
  ['Receive interview requests', 'Each names the role, the range and the number of rounds.'],
  ['Offer times that suit you', 'Accept with three slots, or decline with a reason.'],
  ['Interview, and choose', 'Reschedule up to twice. Joining costs you nothing, ever.'],
];

const COMPANIES: readonly Step[] = [
  ['Tell us who you are', 'A four-step application, reviewed in 2 to 3 business days.'],
  ['Search verified graduates', 'Every match score shows the working behind it.'],
  ['Request an interview', 'Candidates answer with three slots. You pick one.'],
  ['Pay when they join', 'No posting fee, no seat fee, no subscription.'],
];

/** The steps of both sides, from the first form to the first day. */
function TwoSides() {
  return (
    <Section>
      <SectionHead title="Two sides, one short path.">
        No applications into silence and no resume pile to sift. Each side does the part only it can do.
      </SectionHead>
      <div className={classes.sides}>
        <div className={classes.side}>
          <h3>For graduates</h3>
          <Steps steps={GRADUATES} />
          <ButtonLink to="/candidate/signup" size="lg" className={classes.action}>
            Create Your Profile Now
          </ButtonLink>
        </div>
        <div className={`${classes.side} ${classes.ink}`}>
          <h3>For companies</h3>
          <Steps steps={COMPANIES} onPanel />
          <ButtonLink to="/recruiter/signup" look="panel" size="lg" className={classes.action}>
            Start Hiring
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

export const handle = STATIC_PAGE;

export const meta = () =>
  pageMeta({
    title: 'Hired on merit',
    description:
      'Companies send interview requests to verified IIT graduates and show their hand: role, salary, stages. Graduates join free. Companies pay only when someone joins.',
    path: '/',
  });

const CLAIMS = [
  '15,000+ verified graduates',
  '100+ companies hiring',
  '₹25L+ packages',
  '50% shorter time-to-hire',
];

export default function LandingScreen() {
  useEffect(() => track('page_view'), []);
  return (
    <main id="main" tabIndex={-1} data-page-view="">
      <Hero
        eyebrow={
          <>
            <Medal size={18} label="" />
            Packages from ₹25L+, exclusive for IIT graduates.
          </>
        }
        title={['Hired on merit.', 'Paid on hire.']}
        lead="Companies send interview requests to verified graduates and show their hand: role, salary, stages. Graduates join free. Companies pay only when someone joins."
        actions={<Island name="waitlists" of={LandingActions} />}
        fine="Free for graduates. No subscription for companies."
        art={<RequestArt />}
      />
      <FigureStrip label="Medallist in figures" claims={CLAIMS} />
      <TwoSides />
      <ScoreWorking />
      <Section columns="splitWide" divided>
        <SectionHead title="The whole price list.">
          Nothing upfront and nothing monthly. One fee, agreed before you search, due when the person you
          chose joins.
        </SectionHead>
        <Ledger label="What a company pays" rows={PRICES} total={FEE} />
      </Section>
      <Rewards />
      <ClosingBand title="You did the hard part already.">
        <ButtonLink to="/candidate/signup" look="panel" size="lg">
          Apply to Join
        </ButtonLink>
        <ButtonLink to="/recruiter/signup" look="panelOutline" size="lg">
          Start Hiring
        </ButtonLink>
      </ClosingBand>
      <Island name="ask" of={QuickMessage} />
    </main>
  );
}
