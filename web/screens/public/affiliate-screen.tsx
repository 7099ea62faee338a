import { AffiliateSignUpForm } from '#web/features/auth/affiliate-sign-up-form.tsx';
import { figures } from '#web/lib/figures.ts';
import { Island, STATIC_PAGE } from '#web/lib/island.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ButtonLink } from '#web/ui/marketing/button-link.tsx';
import { FigureStrip } from '#web/ui/marketing/figure-strip.tsx';
import { Hero } from '#web/ui/marketing/hero.tsx';
import { type Question, Questions } from '#web/ui/marketing/questions.tsx';
import { type Reason, Reasons } from '#web/ui/marketing/reasons.tsx';
import { Section, SectionHead } from '#web/ui/marketing/section.tsx';
import { AffiliateArt } from './affiliate-art.tsx';
import classes from './affiliate-screen.module.css';

const AFFILIATE_CLAIMS = [
  '2,500+ active affiliates',
  '₹5.2Cr+ paid out',
  '₹85,000 average monthly earning',
  '92% success rate',
];

const WHO_CAN_JOIN: readonly Reason[] = [
  ['Writers and creators', 'People who read your blog, newsletter or channel for advice about their career.'],
  ['Teachers and mentors', 'Coaching centres, placement cells and alumni who know where their students are.'],
  ['Recruitment consultants', 'You already talk to companies that hire. Send them where the graduates are.'],
  ['Community organisers', 'Clubs, meet-ups and groups in which engineers ask each other about work.'],
];

const TERMS: readonly Reason[] = [
  ['Payment within 30 days of hire', 'The 30 days run from the completion of 90 days.'],
  ['90 days of employment', 'A hired candidate must complete 90 days of employment.'],
  ['At least one hire', 'A referred company must complete at least one hire.'],
  ['No limit on referrals', 'Refer as many graduates and companies as you like.'],
];

const AFFILIATE_QUESTIONS: readonly Question[] = [
  [
    'How do I know who came through me?',
    'You get a link of your own. Whoever signs up with it within 60 days of the first click counts as yours, and your dashboard shows clicks, sign-ups, hires and money.',
  ],
  [
    'What does it cost me?',
    'Nothing. There is no fee, no minimum and no exclusivity, and you can stop whenever you like.',
  ],
  [
    'When is a reward paid?',
    'A reward is held when the hire is made and becomes payable once the person has worked there for 90 days. We pay it within 30 days from then.',
  ],
  [
    'Do recruiters count too?',
    `Yes. When a company that signed up with your link makes its first hire, you earn the same ${figures.affiliateReward}.`,
  ],
  [
    'How long does the review take?',
    'A person reads every application. You get an email in 2-3 business days.',
  ],
];

export const handle = STATIC_PAGE;

export const meta = () =>
  pageMeta({
    title: 'Affiliate programme',
    description: `Share a link with graduates and recruiters, and earn ${figures.affiliateReward} for each hire. Free to join, no limit on referrals.`,
    path: '/affiliate',
  });

const EARNINGS = [
  ['A graduate is hired', 'Somebody who joined with your link accepts an offer and starts work.'],
  ['A recruiter hires', 'A company that signed up with your link makes its first hire.'],
];

export default function AffiliateScreen() {
  return (
    <main id="main" tabIndex={-1}>
      <Hero
        title={['Share a link.', 'Earn per hire.']}
        lead={`Tell graduates and recruiters about Medallist. Each hire that follows from your link earns you ${figures.affiliateReward}.`}
        actions={
          <>
            <ButtonLink to="#apply" look="filled" size="lg">
              Join Program
            </ButtonLink>
            <ButtonLink to="/login" size="lg">
              Sign In
            </ButtonLink>
          </>
        }
        fine="Free to join. No limit on referrals."
        art={<AffiliateArt />}
      />
      <FigureStrip label="The programme in figures" claims={AFFILIATE_CLAIMS} />
      <Section columns="splitWide">
        <SectionHead title="How you earn.">
          Two ways, one amount. Both are counted by the same link.
        </SectionHead>
        <dl className={classes.earnings}>
          {EARNINGS.map(([title, text]) => (
            <div key={title}>
              <dt>
                {title}
                <span>{text}</span>
              </dt>
              <dd>{figures.affiliateReward}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section sunken divided>
        <SectionHead title="Who can join.">
          Anybody whose word about work is trusted. You need no company and no minimum audience.
        </SectionHead>
        <Reasons reasons={WHO_CAN_JOIN} />
      </Section>
      <Section columns="questions" divided>
        <SectionHead title="Questions, answered." />
        <Questions questions={AFFILIATE_QUESTIONS} />
      </Section>
      <Section columns="questions" divided>
        <SectionHead title="The terms." />
        <dl className={classes.terms}>
          {TERMS.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="apply" columns="questions" sunken divided>
        <SectionHead title="Apply to join.">
          One form. Your link opens as soon as you are approved.
        </SectionHead>
        <div className={classes.form}>
          <Island name="affiliate" of={AffiliateSignUpForm} />
        </div>
      </Section>
    </main>
  );
}
