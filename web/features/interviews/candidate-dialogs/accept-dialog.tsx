import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { getCandidateInterview } from '#contract/interviews/candidate.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { getInterviewPlan, type InterviewPlan } from '#contract/interviews/plan.ts';
import { ACCEPTED_TEXT, AcceptInterview, respondToInterview } from '#contract/interviews/respond.ts';
import { MAX_SLOTS, SLOTS_REQUIRED } from '#contract/interviews/slots.ts';
import { TO_ANSWER_STATUSES, TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import { interviewStatusBadge } from '#contract/labels/interviews.ts';
import type { Match } from '#contract/matching/match.ts';
import { RequestFacts } from '#web/features/interviews/candidate/request-facts.tsx';
import { Failure } from '#web/features/interviews/failure.tsx';
import { firstNameOf, payInWords, placeInWords } from '#web/features/interviews/interview-words.ts';
import { slotsOf } from '#web/features/interviews/slots/slot-drafts.ts';
import { SlotList } from '#web/features/interviews/slots/slot-list.tsx';
import { pickUntil } from '#web/features/interviews/slots/when.ts';
import { TimesPicker } from '#web/features/interviews/times/times-picker.tsx';
import { MatchWorking } from '#web/features/profiles/match-working.tsx';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { count, dotted } from '#web/lib/format/counts.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { CountedTextarea, lengthFault } from '#web/ui/fields/counted-textarea.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { IconCircleCheck } from '#web/ui/icons/states.ts';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';
import classes from './answer-dialog.module.css';
import { useFirstFocus, useTimesCheck, useTimesDraft } from './times-draft.ts';

interface TimesSentProps {
  interview: CandidateInterview;
  onClose: () => void;
  /** Sent just now, not before the dialog was opened. */
  isNew: boolean;
}

/** The end of accepting: whose turn it is, and until when. */
function TimesSent({ interview, onClose, isNew }: TimesSentProps) {
  const { id, company, availabilitySlots, pickBy } = interview;
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <p ref={head} tabIndex={-1} className={classes.done}>
        <IconCircleCheck size={20} stroke={1.6} color="var(--m-success-dot)" aria-hidden="true" />
        {isNew ? ACCEPTED_TEXT : 'You have accepted this request.'}
      </p>
      <p className={classes.next}>
        {company.name} has to pick one of {count(availabilitySlots.length, 'time')}
        {pickBy && (
          <>
            {' '}
            <strong className="num">{pickUntil(pickBy)}</strong>
          </>
        )}
        . You get the invitation then, and their contact details are open to you both.
      </p>
      <SlotList slots={availabilitySlots} />
      <DialogFooter>
        <Button component={Link} to={`/interview-requests/active?interview=${id}`} replace>
          See it in Times sent
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </>
  );
}

interface OfferFactsProps {
  interview: CandidateInterview;
  match: Match | null;
}

/** What is offered, and how it matches: visible on a desktop, one tap away on smaller screens. */
function OfferFacts({ interview, match }: OfferFactsProps) {
  return (
    <Folded interview={interview} match={match}>
      <RequestFacts interview={interview} />
      {match && (
        <section className={classes.match}>
          <div className={classes.matchHead}>
            <h3>Why {match.total}</h3>
            <ScoreRing value={match.total} size={44} label="Match" />
          </div>
          <MatchWorking match={match} />
        </section>
      )}
    </Folded>
  );
}

function Folded({ interview, match, children }: OfferFactsProps & { children: ReactNode }) {
  const isNarrow = useMediaQuery('(max-width: 1079px)') ?? false;
  if (!isNarrow) return children;
  const { expectedSalary } = interview.yourProfile;
  return (
    <Disclosure
      className={classes.folded}
      summary={
        <span className={classes.offered}>
          <span className="strong num">{payInWords(interview)}</span>
          {expectedSalary > 0 && (
            <span className="muted num"> · you expect {formatLakhs(expectedSalary)}</span>
          )}
          {match && <span className="muted num"> · match {match.total}</span>}
        </span>
      }
    >
      {children}
    </Disclosure>
  );
}

const MESSAGE_MAX = maxLengthOf(AcceptInterview, 'message');

interface AcceptFormProps {
  interview: CandidateInterview;
  plan: InterviewPlan | undefined;
  onAccepted: (interview: CandidateInterview) => void;
  onClose: () => void;
  onDeclineInstead: () => void;
}

/** Times and a message; entries stay until they are sent, even if the page is closed. */
export function AcceptForm({ interview, plan, onAccepted, onClose, onDeclineInstead }: AcceptFormProps) {
  const { id, duration, respondByDate: until } = interview;
  const draft = useTimesDraft({ name: `accept:${id}`, rows: MAX_SLOTS, until });
  const { check, ...times } = useTimesCheck(draft.drafts, duration);
  const respond = useEndpointMutation(respondToInterview, {
    onSuccess: (answer) => {
      draft.forget();
      onAccepted(answer);
    },
  });
  const box = useRef<HTMLTextAreaElement>(null);
  const root = useFirstFocus<HTMLFormElement>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const { message } = draft;
    if (lengthFault(message, MESSAGE_MAX)) return box.current?.focus();
    const availabilitySlots = slotsOf(draft.drafts);
    respond.mutate({ body: { interviewId: id, status: 'ACCEPTED', message, availabilitySlots } });
  }

  return (
    <form ref={root} noValidate onSubmit={submit}>
      {times.isMissing && <Failure key={times.tries}>{SLOTS_REQUIRED}</Failure>}
      {respond.isError && (
        <Failure title="Failed to submit response. Please try again.">{respond.error.message}</Failure>
      )}
      <DraftNotice draft={draft} />
      <TimesPicker
        title="Offer three times"
        help={`All times are IST. ${firstNameOf(interview.recruiter)} picks one and you both get the meeting link. One time is enough to accept; three gets a quicker answer.`}
        plan={plan}
        duration={duration}
        drafts={draft.drafts}
        faults={times.faults}
        onChange={draft.setTimes}
      />
      <CountedTextarea
        ref={box}
        className={classes.message ?? ''}
        label={<FieldLabel label="Message" optional />}
        minRows={2}
        maxRows={8}
        limit={MESSAGE_MAX}
        isQuiet
        value={draft.message}
        onChange={(event) => draft.set({ message: event.currentTarget.value })}
      />
      <DialogFooter>
        <Button type="submit" loading={respond.isPending}>
          Accept and send times
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
        <Button className="desktop-only" variant="default" ml="auto" onClick={onDeclineInstead}>
          Decline instead
        </Button>
      </DialogFooter>
    </form>
  );
}

interface AcceptDialogProps {
  interview: CandidateInterview;
  onClose: () => void;
  onDeclineInstead: () => void;
}

/** Accepting a request means offering times: the form asks for three, one is enough. */
export function AcceptDialog({ interview: opened, onClose, onDeclineInstead }: AcceptDialogProps) {
  const { id } = opened;
  const [answered, setAnswered] = useState<CandidateInterview | null>(null);
  const plan = useEndpoint(getInterviewPlan, { params: { id } });
  // A request that is not answered blocks no time; if it does, it was accepted in another tab.
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
