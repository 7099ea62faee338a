import { Link } from 'react-router';
import { STATIC_PAGE } from '#web/lib/island.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import { Art } from '#web/ui/marketing/art.tsx';
import { ButtonLink } from '#web/ui/marketing/button-link.tsx';
import { ClosingBand } from '#web/ui/marketing/closing-band.tsx';
import { Hero } from '#web/ui/marketing/hero.tsx';
import { Ledger, type LedgerRow } from '#web/ui/marketing/ledger.tsx';
import { type Reason, Reasons } from '#web/ui/marketing/reasons.tsx';
import { Section, SectionHead } from '#web/ui/marketing/section.tsx';
import classes from './sample.module.css';

const SKILLS = ['Go', 'Kafka', 'PostgreSQL', 'Redis', 'AWS'];

/** A finished profile, and the interview request that it brought. */
function ProfileArt() {
  return (
    <Art aside={<Request />}>
      <div className={classes.head}>
        <Avatar name="Ananya Krishnan" size={52} />
        <p className={classes.words}>
          <b>
            Ananya Krishnan <Medal size={15} label="" />
          </b>
          <span>SDE II at Lotus Exchange</span>
        </p>
      </div>
      <p className={classes.role}>Payments and ledgers</p>
      <p className="muted">B.Tech Computer Science, IIT Madras, 2020</p>
      <div className={classes.facts}>
        <p>
          <span>Experience</span>6 y 2 m
        </p>
        <p>
          <span>Expects</span>
          ₹42 L
        </p>
        <p>
          <span>Notice</span>1 month
        </p>
      </div>
      <div className={classes.tags}>
        {SKILLS.map((skill) => (
          <Tag key={skill}>{skill}</Tag>
        ))}
      </div>
      <div className={classes.progress}>
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className={classes.note}>4 of 4 sections complete</p>
    </Art>
  );
}

function Request() {
  return (
    <>
      <InitialTile name="Tamarind Pay" size={34} />
      <p className={classes.words}>
        <b>Interview request</b>
        <span>₹38 L – ₹46 L, 4 rounds</span>
      </p>
    </>
  );
}

export const handle = STATIC_PAGE;

export const meta = () =>
  pageMeta({
    title: 'For graduates',
    description:
      'Build one profile and let companies ask you for an interview. Every request names the role, the salary and the rounds. Free for graduates.',
    path: '/candidate',
  });

const REASONS: readonly Reason[] = [
  [
    'The salary comes first',
    'Every request names a range before you answer, so no interview ends in a surprise.',
  ],
  [
    'You see the whole process',
    'Which round this is, how many there are, how long it takes and whether it is a call or a visit.',
  ],
  [
    'Your degree counts once',
    'Verify it, and a gold tick stands beside your name wherever a company finds you.',
  ],
  [
    'You choose who finds you',
    'Your present employer does not see you by default. Hide from any other company by its name.',
  ],
  [
    'Silence has a limit',
    'Each request carries a date. Companies have 48 hours to pick a time and 3 working days for feedback, and are reminded.',
  ],
  ['Your details stay yours', 'Phone, email and resume open to a company only when you apply or accept.'],
];

const COSTS: readonly LedgerRow[] = [
  ['Applying to join', '₹0'],
  ['Your profile and its verification', '₹0'],
  ['Interviews, however many', '₹0'],
];

export default function CandidateHomeScreen() {
  return (
    <main id="main" tabIndex={-1}>
      <Hero
        title={['Companies', 'come to you.']}
        lead="Build one profile. Interview requests arrive with role, salary and rounds named, and you offer the times that suit you."
        actions={
          <>
            <ButtonLink to="/candidate/signup" look="filled" size="lg">
              Apply to Join
            </ButtonLink>
            <ButtonLink to="/jobs" size="lg">
              See open jobs
            </ButtonLink>
          </>
        }
        fine={
          <>
            Already a member?{' '}
            <Link to="/login" className="inline-link">
              Sign in
            </Link>
          </>
        }
        art={<ProfileArt />}
      />
      <Section>
        <SectionHead title="Why Choose Medallist">
          You passed the hard examination years ago. Looking for work should not be another one.
        </SectionHead>
        <Reasons reasons={REASONS} />
      </Section>
      <Section columns="splitWide" sunken divided>
        <SectionHead title="100% Free">
          Companies pay us when they hire. Graduates pay nothing at any point, and no salary is cut for it.
        </SectionHead>
        <Ledger label="What a graduate pays" rows={COSTS} total={['Joining the company you chose', '₹0']} />
      </Section>
      <ClosingBand title="Let them find you.">
        <ButtonLink to="/candidate/signup" look="panel" size="lg">
          Create Your Profile Now
        </ButtonLink>
        <ButtonLink to="/login" look="panelOutline" size="lg">
          Sign in
        </ButtonLink>
      </ClosingBand>
    </main>
  );
}
