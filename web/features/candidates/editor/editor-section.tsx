import { type ReactNode, useId } from 'react';
import classes from './editor-section.module.css';

interface EditorSectionProps {
  title: string;
  /** One sentence on its purpose. */
  help?: ReactNode;
  /** Two columns instead of one of at most 560 px. */
  wide?: boolean;
  children: ReactNode;
}

/** A titled group of fields: the heading on the left, on a phone above. */
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
