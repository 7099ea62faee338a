import { ButtonLink } from '#web/ui/marketing/button-link.tsx';
import { Section, SectionHead } from '#web/ui/marketing/section.tsx';
import { type Step, Steps } from '#web/ui/marketing/steps.tsx';
import classes from './two-sides.module.css';

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

/** What each side does, from the first form to the first day. */
export function TwoSides() {
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
