import { Link, useLocation, useNavigate } from 'react-router';
import { IconChevronLeft } from '#web/ui/icons/controls.ts';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import type { Board } from './matched-board.tsx';
import classes from './matched-jobs.module.css';
import { OpenJob } from './open-job.tsx';

/** The detail where there is no room beside the list, with the way back to it. */
export function JobPage({ jobId, board: { address } }: { jobId: string; board: Board }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Jobs', to: address }, { label: 'Job' }]} />
      <Link
        className={classes.back}
        to={address}
        onClick={(event) => {
          // A step back finds the list where it was left; another step ahead would begin it anew.
          if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <IconChevronLeft className="icon" size={18} stroke={1.6} aria-hidden="true" />
        All jobs
      </Link>
      <OpenJob jobId={jobId} isAskedFor isPage />
    </>
  );
}
