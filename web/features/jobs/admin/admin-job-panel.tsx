import { Button } from '@mantine/core';
import { type AdminJob, adminGetJob } from '#contract/jobs/admin-jobs.ts';
import { saidBy } from '#contract/jobs/said.ts';
import { APPLICATION_STATUSES, applicationStatusBadge } from '#contract/labels/applications.ts';
import { JobBadge } from '#web/features/jobs/job-badge.tsx';
import { JobEdits } from '#web/features/jobs/job-history.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { takeDownsOf } from './admin-job-menu.tsx';
import classes from './admin-job-panel.module.css';
import type { TakeDownAction } from './take-down-dialog.tsx';

const TERMS = 140;

interface AdminJobPanelProps {
  /** The panel is closed without an id. */
  jobId: string | undefined;
  onClose: () => void;
  onTakeDown: (action: TakeDownAction, job: AdminJob) => void;
}

/** One job beside the list: its terms, its figures, and its audit log. */
export function AdminJobPanel({ jobId, onClose, onTakeDown }: AdminJobPanelProps) {
  const job = useEndpoint(adminGetJob, { params: { id: jobId ?? '' } }, { enabled: jobId !== undefined });
  const { data, error } = job;
  return (
    <SidePanel opened={jobId !== undefined} onClose={onClose} title={data?.title ?? 'Job'}>
      <LoadFailure reading={job} />
      {!error && !data && <LoadingText lines={8} />}
      {data && !error && <Details job={data} onTakeDown={onTakeDown} />}
    </SidePanel>
  );
}

function Details({ job, onTakeDown }: { job: AdminJob; onTakeDown: AdminJobPanelProps['onTakeDown'] }) {
  const actions = takeDownsOf(job);
  return (
    <>
      <div className={classes.sections}>
        <p className={classes.head}>
          <span className="strong">{job.company.name}</span>
          <JobBadge status={job.status} />
          {job.isPublic && (
            <a href={`/jobs/${job.id}`} target="_blank" rel="noreferrer">
              Public page
            </a>
          )}
        </p>
        {job.takenDownReason && (
          <Message family="warning" title="Taken down by an admin">
            {job.takenDownReason}
          </Message>
        )}
        <Facts job={job} />
        <section>
          <h3>Figures</h3>
          <DescriptionList
            termWidth={TERMS}
            items={[
              ['Views', formatNumber(job.views)],
              ['Applications', formatNumber(job.applicationsCount)],
              ...APPLICATION_STATUSES.map(
                (status) =>
                  [
                    applicationStatusBadge(status, 'recruiter').label,
                    job.applications[status] > 0 ? formatNumber(job.applications[status]) : null,
                  ] as const,
              ),
            ]}
          />
        </section>
        <section>
          <h3>History</h3>
          <JobEdits edits={job.edits} isFlush />
        </section>
      </div>
      {actions.length > 0 && (
        <DialogFooter>
          {actions.includes('CLOSE') && (
            <Button variant="default" onClick={() => onTakeDown('CLOSE', job)}>
              Close…
            </Button>
          )}
          <Button variant="subtle" color="brick" onClick={() => onTakeDown('ARCHIVE', job)}>
            Archive…
          </Button>
        </DialogFooter>
      )}
    </>
  );
}

function Facts({ job: { facts, postedBy, createdAt, publishedAt, closedAt } }: { job: AdminJob }) {
  const said = saidBy({
    ...facts,
    experienceRequired: facts.experienceRequired,
    description: '',
    responsibilities: [],
    qualifications: [],
    benefits: [],
    requiredSkills: [],
    interviewPlan: [],
  });
  return (
    <DescriptionList
      termWidth={TERMS}
      items={[
        ['Pay', said.pay[0] ?? null],
        ['Place', said.place[0] ?? null],
        ['Job type', said.jobType[0]],
        ['Experience', said.experience[0]],
        ['Openings', formatNumber(facts.openings)],
        ['Skills', facts.skills.join(', ') || null],
        ['Posted by', postedBy],
        ['Created', formatDateTime(createdAt)],
        ['Published', publishedAt && formatDateTime(publishedAt)],
        ['Closed', closedAt && formatDateTime(closedAt)],
      ]}
    />
  );
}
