import type { ReactNode } from 'react';
import classes from './hero.module.css';

interface HeroProps {
  eyebrow?: ReactNode;
  /** Two short lines. */
  title: readonly [string, string];
  lead: string;
  /** One filled button and one outlined. */
  actions: ReactNode;
  fine: ReactNode;
  art: ReactNode;
}

/** The first screenful of a public page: text on the left, a picture on the right. */
export function Hero({ eyebrow, title, lead, actions, fine, art }: HeroProps) {
  return (
    <div className={classes.hero}>
      <div className={classes.inner}>
        <div className={classes.words}>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          <h1>
            {title[0]}
            <br />
            {title[1]}
          </h1>
          <p className={classes.lead}>{lead}</p>
          <div className={classes.actions}>{actions}</div>
          <p className={classes.fine}>{fine}</p>
        </div>
        {art}
      </div>
    </div>
  );
}
