import { Button } from '@mantine/core';
import classes from './profile-view.module.css';

const ACTIONS = ['Schedule Interview', 'Download Resume', 'Send Message', 'View Full Profile'];

/** What recruiters can do from here; shown to the candidate, who cannot. */
export function RecruiterActions() {
  return (
    <fieldset className={classes.actions}>
      <legend className="small muted">Recruiters can</legend>
      {ACTIONS.map((label) => (
        <Button key={label} size="xs" variant="default" disabled>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
