import { Button, Tabs } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { Link, useParams } from 'react-router';
import * as z from 'zod';
import {
  getCandidate,
  recordCandidateView,
  type VisibleCandidate,
} from '#contract/candidates/recruiter-view.ts';
import { listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { ResumeLink } from '#web/features/applications/resume-link.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { requireApproved } from '#web/features/recruiters/approval-guard.ts';
import classes from '#web/features/search/profile.module.css';
import { ProfileHeader } from '#web/features/search/profile-header.tsx';
import { ProfileHistory } from '#web/features/search/profile-history.tsx';
import { ProfileOverview } from '#web/features/search/profile-overview.tsx';
import { ProfileScore } from '#web/features/search/profile-score.tsx';
import { ProfileEducation, ProfileExperience, ProfileSkills } from '#web/features/search/profile-tabs.tsx';
import { SearchState } from '#web/features/search/search-state.ts';
import { useMatchableJobs } from '#web/features/search/use-matchable-jobs.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/query.ts';
import { useSearch } from '#web/lib/use-search.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingRows } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Breadcrumbs } from '#web/ui/top-bar.tsx';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Candidate | Medallist' }];

const Search = z.object({
  tab: z.enum(['overview', 'experience', 'skills', 'education']).default('overview'),
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
  const crumbs = [{ label: 'Candidates', to: LIST }, { label: 'Candidate' }];
  const isMissing = candidate.error?.status === 404;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      {isMissing && (
        <>
          <PageHeader
            title="Candidate not found"
            lead="They may have hidden their profile or left Medallist."
          />
          <Button component={Link} to={LIST} variant="default">
            Back to Candidates
          </Button>
        </>
      )}
      {candidate.error && !isMissing && (
        <ErrorPanel message={candidate.error.message} onRetry={() => candidate.refetch()} />
      )}
      {!candidate.error && <LoadingRows count={5} circle />}
    </>
  );
}

function Profile({ candidate }: { candidate: VisibleCandidate }) {
  const [{ tab, job }, change] = useSearch(Search);
  const role = useMemberRole();
  const { jobs, jobId } = useMatchableJobs(job);
  const interviews = useEndpoint(listRecruiterInterviews, { query: { candidateId: candidate.id } });
  const skills = jobs.find(({ id }) => id === jobId)?.skills;
  const wanted = useMemo(() => new Set(skills?.map((name) => name.toLowerCase())), [skills]);
  const { resumeFile } = candidate.basicInfo;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Candidates', to: LIST }, { label: candidate.fullName }]} />
      <ProfileHeader candidate={candidate} wanted={wanted} canSave={role !== 'VIEWER'} />
      <div className={classes.grid}>
        <Tabs value={tab} onChange={(next) => change({ tab: next as typeof tab })} keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="overview">Overview</Tabs.Tab>
            <Tabs.Tab value="experience">Experience</Tabs.Tab>
            <Tabs.Tab value="skills">Skills</Tabs.Tab>
            <Tabs.Tab value="education">Education</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="overview" className={classes.panel ?? ''}>
            <ProfileOverview
              candidate={candidate}
              resume={resumeFile && <ResumeLink fileId={resumeFile.id} />}
            />
          </Tabs.Panel>
          <Tabs.Panel value="experience" className={classes.panel ?? ''}>
            <ProfileExperience {...candidate.experience} />
          </Tabs.Panel>
          <Tabs.Panel value="skills" className={classes.panel ?? ''}>
            <ProfileSkills skills={candidate.skills.skills} wanted={wanted} />
          </Tabs.Panel>
          <Tabs.Panel value="education" className={classes.panel ?? ''}>
            <ProfileEducation {...candidate.education} />
          </Tabs.Panel>
        </Tabs>
        <aside className={classes.stack}>
          <ProfileScore
            id={candidate.id}
            jobs={jobs}
            jobId={jobId}
            onChoose={(next) => change({ job: next })}
          />
          <ProfileHistory interviews={interviews.data?.content ?? []} />
        </aside>
      </div>
    </>
  );
}
