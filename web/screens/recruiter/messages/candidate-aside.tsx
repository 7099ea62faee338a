import type { VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { MessagesPanel } from '#web/features/messages/messages-panel.tsx';
import { ProfileHistory, ProfileScore } from '#web/features/search/profile-score.tsx';
import { TeamCard } from '#web/features/search/team/team-card.tsx';

interface CandidateAsideProps {
  candidate: VisibleCandidate;
  interviews: readonly RecruiterInterview[];
  score: Omit<Parameters<typeof ProfileScore>[0], 'id'>;
  mayWrite: boolean;
}

/** Beside a profile: how it fits a job, and what was between the company and the person so far. */
export function CandidateAside({ candidate, interviews, score, mayWrite }: CandidateAsideProps) {
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
