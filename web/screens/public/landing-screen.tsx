import { useEffect } from 'react';
import { QuickMessage } from '#web/features/quick-messages/quick-message.tsx';
import { track } from '#web/lib/analytics.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Island, STATIC_PAGE } from '#web/lib/static/island.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ButtonLink } from '#web/ui/marketing/button-link.tsx';
import { ClosingBand } from '#web/ui/marketing/closing-band.tsx';
import { FigureStrip } from '#web/ui/marketing/figure-strip.tsx';
import { Hero } from '#web/ui/marketing/hero.tsx';
import { Ledger } from '#web/ui/marketing/ledger.tsx';
import { Section, SectionHead } from '#web/ui/marketing/section.tsx';
import { LandingActions } from './landing-actions.tsx';
import { FEE, PRICES } from './marketing/price-list.ts';
import { RequestArt } from './marketing/request-art.tsx';
import { Rewards } from './marketing/rewards.tsx';
import { ScoreWorking } from './marketing/score-working.tsx';
import { TwoSides } from './marketing/two-sides.tsx';

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
