import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Medal } from '#web/ui/brand/medal.tsx';
import { Rosette } from '#web/ui/brand/rosette.tsx';
import classes from './approved-moment.module.css';

/** Shown for one beat when the approval arrives. */
export function ApprovedMoment() {
  return (
    <div className={classes.moment} role="status">
      <div className={classes.art} aria-hidden="true">
        <Rosette className={classes.rosette ?? ''} />
        <span className={classes.medal}>
          <Medal size={34} label="" />
        </span>
      </div>
      <h1>Your company is approved</h1>
      <p className="muted">The workspace is open.</p>
      <Button component={Link} to="/recruiter/dashboard" replace>
        Go to the dashboard
      </Button>
    </div>
  );
}
