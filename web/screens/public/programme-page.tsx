import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Rosette } from '#web/ui/brand/rosette.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import classes from './programme-page.module.css';

type Entry = readonly [title: string, text: string];

/** What a programme pays, how it works, and its requirements. */
export interface Programme {
  /** For one hire. */
  reward: string;
  /** What the reward is paid for, shown after the amount. */
  rewardFor: string;
  /** Titled lists; each entry is a heading with a sentence. */
  lists: readonly { title: string; entries: readonly Entry[] }[];
  steps: readonly Entry[];
  terms: readonly Entry[];
}

interface ProgrammePageProps {
  title: string;
  lead: string;
  programme: Programme;
  /** The form. */
  children: ReactNode;
}

/** A form to join a programme, next to its description. The shorter of the two is sticky. */
export function ProgrammePage({ title, lead, programme, children }: ProgrammePageProps) {
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <div className={classes.join}>
        <h1>{title}</h1>
        <p className={classes.lead}>
          {lead}
          <span>
            Already a member? <Link to="/login">Sign in</Link>
          </span>
        </p>
        {children}
      </div>
      <aside className={classes.about} aria-label="The programme">
        <div className={classes.reward}>
          <Rosette className={classes.rosette} />
          <p className={classes.figure}>{programme.reward}</p>
          <p className={classes.rewardFor}>{programme.rewardFor}</p>
        </div>
        {programme.lists.map((list) => (
          <section key={list.title} className={classes.part}>
            <h2>{list.title}</h2>
            <dl className={classes.list}>
              {list.entries.map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section className={classes.part}>
          <h2>How It Works</h2>
          <ol className={classes.steps}>
            {programme.steps.map(([step, text]) => (
              <li key={step}>
                <p className="strong">{step}</p>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className={classes.part}>
          <h2>Program Terms</h2>
          <DescriptionList termWidth={120} items={programme.terms} />
        </section>
      </aside>
    </main>
  );
}
