import { useState } from 'react';
import { getCandidateInterview } from '#contract/interviews/candidate.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { getInterviewPlan } from '#contract/interviews/plan.ts';
import { TO_ANSWER_STATUSES, TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import { interviewStatusBadge } from '#contract/labels/interviews.ts';
import { payInWords, placeInWords } from '#web/features/interviews/interview-words.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { AcceptForm } from './accept-form.tsx';
import classes from './answer-dialog.module.css';
import { OfferFacts } from './offer-facts.tsx';
import { TimesSent } from './times-sent.tsx';

interface AcceptDialogProps {
  interview: CandidateInterview;
  onClose: () => void;
  onDeclineInstead: () => void;
}

/** Accepting a request means offering times: three are asked for, one is enough. */
export function AcceptDialog({ interview: opened, onClose, onDeclineInstead }: AcceptDialogProps) {
  const { id } = opened;
  const [answered, setAnswered] = useState<CandidateInterview | null>(null);
  const plan = useEndpoint(getInterviewPlan, { params: { id } });
  // A request that waits for its answer holds no time: what does was accepted in another tab meanwhile.
  const isElsewhere = plan.data?.busy.some(({ kind }) => kind === 'CURRENT') ?? false;
  const elsewhere = useEndpoint(getCandidateInterview, { params: { id } }, { enabled: isElsewhere });
  const interview = elsewhere.data ?? opened;
  const { company, jobRole } = interview;
  const sent = answered ?? (TO_PICK_STATUSES.includes(interview.status) ? interview : null);
  if (sent) {
    return (
      <Dialog opened onClose={onClose} title="Your times are on their way" size={560}>
        <TimesSent interview={sent} onClose={onClose} isNew={answered !== null} />
      </Dialog>
    );
  }
  const meta = dotted([company.name, placeInWords(jobRole), payInWords(interview)]);
  if (!TO_ANSWER_STATUSES.includes(interview.status)) {
    const { label } = interviewStatusBadge(interview.status, 'candidate');
    return (
      <Dialog opened onClose={onClose} title={jobRole.title}>
        <p className="num">{meta}</p>
        <p className="muted">This request no longer waits for a reply. {label}.</p>
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={onClose} title={`Accept ${jobRole.title}`} size={1180}>
      <p className={`${classes.meta} num`}>{meta}</p>
      <div className={classes.panes}>
        <div className={classes.left}>
          <OfferFacts interview={interview} match={plan.data?.match ?? null} />
        </div>
        <div className={classes.right}>
          {plan.isPending || elsewhere.isLoading ? (
            <LoadingText lines={8} />
          ) : (
            <AcceptForm
              interview={interview}
              plan={plan.data}
              onAccepted={setAnswered}
              onClose={onClose}
              onDeclineInstead={onDeclineInstead}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}
