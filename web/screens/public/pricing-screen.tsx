import { figures } from '#web/lib/figures.ts';
import { STATIC_PAGE } from '#web/lib/island.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ButtonLink } from '#web/ui/marketing/button-link.tsx';
import { ClosingBand } from '#web/ui/marketing/closing-band.tsx';
import { Ledger, type LedgerRow } from '#web/ui/marketing/ledger.tsx';
import { type Question, Questions } from '#web/ui/marketing/questions.tsx';
import { Section, SectionHead } from '#web/ui/marketing/section.tsx';
import { FEE, PRICES } from './price-list.ts';
import classes from './pricing-screen.module.css';

export const handle = STATIC_PAGE;

export const meta = () =>
  pageMeta({
    title: 'Free till you hire',
    description: `No subscription and no posting fee. One fee of ${figures.feePercent} of the first-year salary when your candidate joins, credited if they leave within 90 days.`,
    path: '/pricing',
  });

const EXAMPLE: readonly LedgerRow[] = [
  ['First-year salary', '₹40,00,000'],
  [`Fee, ${figures.feePercent}`, figures.exampleFee],
  ['GST, 18% of the fee', figures.exampleTax],
];

const CREDITS: readonly LedgerRow[] = [
  ['Leaves before day 30: 100%', figures.credit30],
  ['Leaves before day 60: 75%', figures.credit60],
  ['Leaves before day 90: 50%', figures.credit90],
];

const QUESTIONS: readonly Question[] = [
  ['When do we get the invoice?', `On the day your candidate joins. It is due ${figures.paymentDays} later.`],
  [
    'What counts as the first-year salary?',
    'The annual salary at joining, as you enter it with the hire and the candidate confirms it.',
  ],
  [
    'What if the person leaves?',
    'The invoice is credited: 100% of the invoice before day 30, 75% before day 60, 50% before day 90. The days run from the first day at work.',
  ],
  [
    'Do we pay for colleagues, jobs or searches?',
    'No. Invite the whole team, publish as many jobs as you have, and search as often as you like.',
  ],
  ['Do candidates pay anything?', 'No. Joining, interviewing and being hired are free for graduates.'],
];

export default function PricingScreen() {
  return (
    <main id="main" tabIndex={-1}>
      <Section columns="splitWide" first>
        <div>
          <h1 className={classes.title}>The whole price list.</h1>
          <p className={classes.lead}>
            Free till you hire. Nothing upfront and nothing monthly. One fee, agreed before you search, due
            when the person you chose joins.
          </p>
          <ButtonLink to="/recruiter/signup" look="filled" size="lg" className={classes.action}>
            Start Hiring
          </ButtonLink>
        </div>
        <Ledger label="What a company pays" rows={PRICES} total={FEE} large />
      </Section>
      <Section sunken divided>
        <SectionHead title="One hire, worked out.">
          The standard fee is {figures.feeInWords}, plus 18% GST.
        </SectionHead>
        <div className={classes.sums}>
          <section className={classes.sum}>
            <h3>When they join</h3>
            <Ledger
              label="The invoice of one hire"
              rows={EXAMPLE}
              total={[`Due in ${figures.paymentDays}`, figures.exampleTotal]}
            />
          </section>
          <section className={classes.sum}>
            <h3>If they leave</h3>
            <Ledger label="The credit of one hire" rows={CREDITS} total={['Stays 90 days', 'No credit']} />
          </section>
        </div>
      </Section>
      <Section columns="questions" divided>
        <SectionHead title="Questions, answered." />
        <Questions questions={QUESTIONS} />
      </Section>
      <ClosingBand title="Post your first job for ₹0.">
        <ButtonLink to="/recruiter/signup" look="panel" size="lg">
          Start Hiring
        </ButtonLink>
        <ButtonLink to="/recruiter" look="panelOutline" size="lg">
          How it works
        </ButtonLink>
      </ClosingBand>
    </main>
  );
}
