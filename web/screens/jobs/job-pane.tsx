import classes from './matched-jobs.module.css';
import { OpenJob } from './open-job.tsx';

/** The detail beside the list. */
export function JobPane({ jobId, isAskedFor }: { jobId: string; isAskedFor: boolean }) {
  return (
    <section className={classes.detail} aria-label="Job">
      <OpenJob jobId={jobId} isAskedFor={isAskedFor} isPage={false} />
    </section>
  );
}
