import { VisuallyHidden } from '@mantine/core';
import { isWaiting } from '#contract/companies/approval.policy.ts';
import type { AdminRecruiter } from '#contract/companies/recruiter-review.ts';
import { IconCheck, IconMinus } from '#web/ui/icons/controls.ts';
import classes from './review-timeline.module.css';
import { timelineOf } from './timeline.ts';

/** What happened so far, and what the recruiter may do. */
export function ReviewAside({ recruiter }: { recruiter: AdminRecruiter }) {
  const isOpen = isWaiting(recruiter.approvalStatus);
  return (
    <div className={classes.aside}>
      <h3>Timeline</h3>
      <ol className={classes.steps}>
        {timelineOf(recruiter).map(({ id, label, note, state }) => (
          <li key={id} className={classes[state]} aria-current={state === 'current' ? 'step' : undefined}>
            <div>
              <p>{label}</p>
              {note && <p className={classes.note}>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      <div className={classes.permissions}>
        <h3>{isOpen ? 'Permissions on approval' : 'Permissions'}</h3>
        <ul>
          <Permission label="Create jobs" granted={isOpen || recruiter.canCreateJobs} />
          <Permission label="View candidates" granted={isOpen || recruiter.canViewCandidates} />
        </ul>
      </div>
    </div>
  );
}

function Permission({ label, granted }: { label: string; granted: boolean }) {
  const Icon = granted ? IconCheck : IconMinus;
  return (
    <li className={granted ? classes.granted : 'muted'}>
      <Icon className="icon" size={16} stroke={1.6} aria-hidden="true" />
      {!granted && <VisuallyHidden>Not allowed:</VisuallyHidden>}
      {label}
    </li>
  );
}
