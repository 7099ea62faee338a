import { type ReactNode, useId } from 'react';
import classes from './editor-section.module.css';

interface EditorSectionProps {
  title: string;
  /** One sentence on what it is for. */
  help?: ReactNode;
  /** Beside the fields instead of one column of at most 560. */
  wide?: boolean;
  children: ReactNode;
}

/** A titled group of fields: the heading at the left, on a phone above. */
export function EditorSection({ title, help, wide = false, children }: EditorSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {help && <p className="small muted">{help}</p>}
      </div>
      <div className={`${classes.fields} ${wide ? classes.wide : ''}`}>{children}</div>
    </section>
  );
}
