import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router';
import * as z from 'zod';
import {
  getCandidate,
  recordCandidateView,
  type VisibleCandidate,
} from '#contract/candidates/recruiter-view.ts';
import { listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { OPEN_STATUSES } from '#contract/interviews/transitions.ts';
import { ResumeLink } from '#web/features/applications/resume-link.tsx';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { RequestInterviewModal } from '#web/features/interviews/request/request-interview-modal.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import classes from '#web/features/profiles/profile.module.css';
import { PROFILE_TABS, ProfileBody } from '#web/features/profiles/profile-body.tsx';
import { ProfileHeader } from '#web/features/profiles/profile-header.tsx';
import { changesPage } from '#web/features/search/changes-page.ts';
import { SearchState } from '#web/features/search/filters/search-state.ts';
import { ProfileProblem } from '#web/features/search/profile/profile-problem.tsx';
import { SaveButton } from '#web/features/search/results/save-button.tsx';
import { useMatchableJobs } from '#web/features/search/use-matchable-jobs.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { useSearch } from '#web/lib/use-search.ts';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { CandidateAside } from './messages/candidate-aside.tsx';

export const clientLoader = requireApproved;
export const shouldRevalidate = changesPage;
export const meta = () => [{ title: 'Candidate | Medallist' }];

const Search = z.object({
  tab: z.enum(PROFILE_TABS).default('overview'),
  job: SearchState.shape.job,
});

const LIST = '/recruiter/candidates';

export default function CandidateScreen() {
  const { candidateId = '' } = useParams();
  const candidate = useEndpoint(getCandidate, { params: { id: candidateId } });
  const { mutate: recordView } = useEndpointMutation(recordCandidateView);
  const isFound = candidate.isSuccess;
  useEffect(() => {
    if (isFound) recordView({ params: { id: candidateId } });
  }, [isFound, candidateId, recordView]);
  if (candidate.data) return <Profile candidate={candidate.data} />;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Candidates', to: LIST }, { label: 'Candidate' }]} />
      {candidate.error ? (
        <ProfileProblem error={candidate.error} list={LIST} onRetry={() => candidate.refetch()} />
      ) : (
        <LoadingRows count={5} circle />
      )}
    </>
  );
}

function Profile({ candidate }: { candidate: VisibleCandidate }) {
  const [{ tab, job }, change] = useSearch(Search);
  const { jobs, jobId } = useMatchableJobs(job);
  const interviews = useEndpoint(listRecruiterInterviews, { query: { candidateId: candidate.id } });
  const skills = jobs.find(({ id }) => id === jobId)?.skills;
  const wanted = useMemo(() => new Set(skills?.map((name) => name.toLowerCase())), [skills]);
  const { resumeFile } = candidate.basicInfo;
  const [isAsking, { open, close }] = useDisclosure(false);
  const canAct = useMemberRole() !== 'VIEWER';
  // While one is under way there is nothing more to ask for.
  const canAsk = canAct && interviews.data?.content.every(({ status }) => !OPEN_STATUSES.includes(status));
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Candidates', to: LIST }, { label: candidate.fullName }]} />
      <ProfileHeader
        candidate={candidate}
        wanted={wanted}
        actions={
          canAct && (
            <>
              <SaveButton id={candidate.id} name={candidate.fullName} isSaved={candidate.isSaved} />
              {canAsk && (
                <Button size="xs" onClick={open}>
                  Request interview
                </Button>
              )}
            </>
          )
        }
      />
      <div className={classes.grid}>
        <ProfileBody
          candidate={candidate}
          tab={tab}
          onTab={(next) => change({ tab: next })}
          wanted={wanted}
          resume={resumeFile && <ResumeLink fileId={resumeFile.id} />}
        />
        <aside className={classes.stack}>
          <CandidateAside
            candidate={candidate}
            interviews={interviews.data?.content ?? []}
            score={{ jobs, jobId, onChoose: (next) => change({ job: next }) }}
            mayWrite={canAct}
          />
        </aside>
      </div>
      <RequestInterviewModal
        candidate={{ id: candidate.id, name: candidate.fullName }}
        jobId={jobId ?? undefined}
        opened={isAsking}
        onClose={close}
      />
    </>
  );
}
