import { AffiliateSignUpForm } from '#web/features/auth/affiliates/affiliate-sign-up-form.tsx';
import { figures } from '#web/lib/figures.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Island, STATIC_PAGE } from '#web/lib/static/island.tsx';
import { ButtonLink } from '#web/ui/marketing/button-link.tsx';
import { FigureStrip } from '#web/ui/marketing/figure-strip.tsx';
import { Hero } from '#web/ui/marketing/hero.tsx';
import { Questions } from '#web/ui/marketing/questions.tsx';
import { Reasons } from '#web/ui/marketing/reasons.tsx';
import { Section, SectionHead } from '#web/ui/marketing/section.tsx';
import { AffiliateArt } from './affiliate-art.tsx';
import classes from './affiliate-screen.module.css';
import { AFFILIATE_CLAIMS, AFFILIATE_QUESTIONS, TERMS, WHO_CAN_JOIN } from './affiliate-words.ts';

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
