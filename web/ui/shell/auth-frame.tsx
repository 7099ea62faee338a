import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '#web/ui/brand/logo.tsx';
import { Rosette } from '#web/ui/brand/rosette.tsx';
import { IconArrowLeft } from '#web/ui/icons/controls.ts';
import classes from './auth-frame.module.css';

interface AuthFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Large text on the dark panel, one entry per line; null shows only the rosette. */
  tagline?: readonly string[] | null;
  /** Under the tagline. */
  claim?: string;
  /** Top right: a link to a page that the user may have wanted instead. */
  other?: ReactNode;
  /** Next to the logo. */
  tag?: ReactNode;
  /** Width of the form in pixels. */
  width?: number;
  children: ReactNode;
}

/** The layout of the sign-in pages: a dark panel with the rosette, and a form beside it. */
export function AuthFrame({ tagline = TAGLINE, claim = CLAIM, width = 392, ...props }: AuthFrameProps) {
  return (
    <div className={classes.frame}>
      <header className={classes.panel}>
        <Rosette className={classes.rosette} />
        <p className={classes.brand}>
          <Link to="/" aria-label="Medallist, home">
            <Logo onPanel />
          </Link>
          {props.tag && <span className={classes.tag}>{props.tag}</span>}
        </p>
        {tagline && (
          <div className={classes.words}>
            <p className={classes.tagline}>
              {tagline.map((line) => (
                <span key={line} style={{ display: 'block' }}>
                  {line}
                </span>
              ))}
            </p>
            <p className={classes.claim}>{claim}</p>
          </div>
        )}
      </header>
      <div className={classes.side}>
        <nav aria-label="Elsewhere" className={classes.top}>
          <Link to="/" className={classes.back}>
            <IconArrowLeft className="icon" size={16} stroke={1.6} aria-hidden="true" />
            Back to home
          </Link>
          {props.other && <p className={classes.other}>{props.other}</p>}
        </nav>
        <main id="main" className={classes.body} style={{ '--width': `${width}px` } as CSSProperties}>
          <h1>{props.title}</h1>
          {props.lead && <p className={classes.lead}>{props.lead}</p>}
          <div className={classes.content}>{props.children}</div>
        </main>
      </div>
    </div>
  );
}

const TAGLINE = ['Hired on merit.', 'Paid on hire.'];
const CLAIM = '15,000+ verified graduates. 100+ companies. One fee, only when someone joins.';
