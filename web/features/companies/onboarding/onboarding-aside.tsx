import { Card } from '#web/ui/display/card.tsx';
import classes from './onboarding-aside.module.css';
import { SupportLine } from './support-line.tsx';

const NEXT = [
  ['You apply', 'Four short steps. What you saved stays if you leave.'],
  ['We read it', 'A person looks at every application, within 2-3 business days.'],
  ['You hire', 'Post jobs, search graduates and pay only when somebody joins.'],
] as const;

/** What happens after the form, beside it. */
export function OnboardingAside() {
  return (
    <aside className={classes.aside} aria-label="What happens next">
      <Card title="What happens next">
        <ol className={classes.list}>
          {NEXT.map(([title, text]) => (
            <li key={title}>
              <p className="strong">{title}</p>
              <p className="small muted">{text}</p>
            </li>
          ))}
        </ol>
      </Card>
      <SupportLine />
    </aside>
  );
}
