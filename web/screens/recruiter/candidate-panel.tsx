import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { fullName } from '#contract/kit/full-name.ts';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import type { ProfileTab } from '#web/features/profiles/profile-body.tsx';
import { useStepKeys } from '#web/lib/focus/use-step-keys.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { ListSteps } from '#web/ui/table/list-steps.tsx';
import { CandidateProfile } from './candidate-profile.tsx';
import { useCandidate } from './use-candidate.ts';

interface CandidatePanelProps {
  /** The panel is closed without an id. */
  candidateId: string | undefined;
  /** The page of the list that it was opened from. */
  list: readonly CandidateCard[];
  job: string | undefined;
  onJob: (job: string) => void;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** A profile beside the list; j and k go to the next and the previous. */
export function CandidatePanel({ candidateId, list, job, onJob, onShow, onClose }: CandidatePanelProps) {
  const isOpen = candidateId !== undefined;
  // The last one stays rendered while the panel slides away.
  const [last, setLast] = useState(candidateId);
  if (isOpen && candidateId !== last) setLast(candidateId);
  const shown = candidateId ?? last;
  const place = list.findIndex(({ id }) => id === shown);
  const step = (by: 1 | -1) => {
    const next = place < 0 ? undefined : list[place + by];
    if (next) onShow(next.id);
  };
  useStepKeys(isOpen, 1, step);
  const card = list[place];
  return (
    <SidePanel opened={isOpen} onClose={onClose} title={card ? fullName(card) : 'Candidate'} size={760}>
      <ListSteps place={place} count={list.length} noun="candidate" onStep={step} />
      {shown && <Shown key={shown} id={shown} job={job} onJob={onJob} onClose={onClose} />}
    </SidePanel>
  );
}

interface ShownProps {
  id: string;
  job: string | undefined;
  onJob: (job: string) => void;
  onClose: () => void;
}

function Shown({ id, job, onJob, onClose }: ShownProps) {
  const candidate = useCandidate(id);
  const [tab, setTab] = useState<ProfileTab>('overview');
  if (candidate.error?.status === 404) {
    return (
      <EmptyState
        title="Candidate not found"
        action={
          <Button variant="default" onClick={onClose}>
            Back to Candidates
          </Button>
        }
      >
        They may have hidden their profile or left Medallist.
      </EmptyState>
    );
  }
  if (candidate.error && !candidate.data) {
    return <LoadFailure reading={candidate} />;
  }
  if (!candidate.data) return <LoadingText lines={8} />;
  return (
    <CandidateProfile
      candidate={candidate.data}
      tab={tab}
      onTab={setTab}
      job={job}
      onJob={onJob}
      isPanel
      actions={
        <Button
          component={Link}
          to={`/recruiter/candidates/${id}${job ? `?job=${job}` : ''}`}
          variant="default"
          size="xs"
        >
          Open page
        </Button>
      }
    />
  );
}
