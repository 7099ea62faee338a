import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import type { VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { OPEN_STATUSES } from '#contract/interviews/transitions.ts';
import { getSavedCandidate } from '#contract/search/saved-details.ts';
import { ResumeLink } from '#web/features/applications/resume-link.tsx';
import { NextActButton, RequestState } from '#web/features/interviews/next-act-button.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import classes from '#web/features/profiles/profile.module.css';
import { ProfileBody, type ProfileTab } from '#web/features/profiles/profile-body.tsx';
import { ProfileHeader } from '#web/features/profiles/profile-header.tsx';
import { ReportButton } from '#web/features/profiles/report-button.tsx';
import { ProfileHistory, ProfileScore } from '#web/features/search/profile-score.tsx';
import { SaveButton } from '#web/features/search/results/save-button.tsx';
import { TeamCard } from '#web/features/search/team/team-card.tsx';
import { useMatchableJobs } from '#web/features/search/use-matchable-jobs.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';

interface CandidateAsideProps {
  candidate: VisibleCandidate;
  interviews: readonly RecruiterInterview[];
  score: Omit<Parameters<typeof ProfileScore>[0], 'id'>;
  mayWrite: boolean;
}

const MessagesPanel = lazyDialog(
  async () => (await import('#web/features/messages/messages-panel.tsx')).MessagesPanel,
  <LoadingText lines={2} />,
);

/** Beside a profile: its match with a job, and its history with the company. */
function CandidateAside({ candidate, interviews, score, mayWrite }: CandidateAsideProps) {
  const { id, fullName: name } = candidate;
  return (
    <>
      <ProfileScore id={id} {...score} />
      <TeamCard key={`team ${id}`} id={id} name={name} mayWrite={mayWrite} />
      <ProfileHistory interviews={interviews} />
      <MessagesPanel key={id} side="COMPANY" counterpart={{ id, name }} mayBegin={mayWrite} />
    </>
  );
}

const RequestInterviewModal = lazyDialog(
  async () =>
    (await import('#web/features/interviews/request/request-interview-modal.tsx')).RequestInterviewModal,
);

interface CandidateProfileProps {
  candidate: VisibleCandidate;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** The job to score against, from the address. */
  job: string | undefined;
  onJob: (job: string) => void;
  /** Beside a list, in one column. */
  isPanel?: boolean;
  /** Further actions, next to save and request. */
  actions?: ReactNode;
}

/** A candidate as the company sees them, with its actions. */
export function CandidateProfile(props: CandidateProfileProps) {
  const { candidate, tab, onTab, job, onJob, isPanel = false } = props;
  const { jobs, jobId } = useMatchableJobs(job);
  const interviews = useEndpoint(listRecruiterInterviews, { query: { candidateId: candidate.id } });
  const skills = jobs.find(({ id }) => id === jobId)?.skills;
  const wanted = useMemo(() => new Set(skills?.map((name) => name.toLowerCase())), [skills]);
  const { resumeFile } = candidate.basicInfo;
  const [isAsking, { open, close }] = useDisclosure(false);
  const canAct = useMemberRole() !== 'VIEWER';
  // While an interview is in progress no other can be requested.
  const rounds = interviews.data?.content ?? [];
  const next = rounds.find(({ nextAct, ballHolder }) => nextAct && ballHolder === 'RECRUITER');
  const isUnderWay = rounds.some(({ status }) => OPEN_STATUSES.includes(status));
  const canAsk = canAct && interviews.isSuccess && !isUnderWay && !next;
  const saved = useEndpoint(getSavedCandidate, { params: { id: candidate.id } }).data?.saved;
  const save = (
    <SaveButton
      id={candidate.id}
      name={candidate.fullName}
      isSaved={candidate.isSaved}
      tags={saved?.tags}
      hasTeamNote={Boolean(saved?.note)}
    />
  );
  const ask = (
    <Button size="xs" onClick={open}>
      Request interview
    </Button>
  );
  return (
    <>
      <ProfileHeader
        candidate={candidate}
        wanted={wanted}
        heading={isPanel ? 'h2' : 'h1'}
        actions={
          <>
            {props.actions}
            {canAct && save}
            {canAct && next && <NextActButton interview={next} isMain />}
            {canAsk && ask}
          </>
        }
      >
        <RequestState interviews={rounds} />
      </ProfileHeader>
      <div className={isPanel ? classes.stack : classes.grid} style={isPanel ? { marginTop: 16 } : undefined}>
        <ProfileBody
          candidate={candidate}
          tab={tab}
          onTab={onTab}
          wanted={wanted}
          resume={resumeFile && <ResumeLink fileId={resumeFile.id} />}
        />
        <aside className={classes.stack}>
          <CandidateAside
            candidate={candidate}
            interviews={rounds}
            score={{ jobs, jobId, onChoose: onJob }}
            mayWrite={canAct}
          />
          <div>
            <ReportButton
              key={candidate.id}
              reported={{ kind: 'PERSON', id: candidate.id, name: candidate.fullName }}
              label="Report this person"
            />
          </div>
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
