import { Button, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { listActiveInterviews } from '#contract/interviews/candidate.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { ACCEPTED_TEXT, AcceptInterview, respondToInterview } from '#contract/interviews/respond.ts';
import { MAX_SLOTS, SLOTS_REQUIRED } from '#contract/interviews/slots.ts';
import { RequestFacts } from '#web/features/interviews/candidate/request-facts.tsx';
import { Failure } from '#web/features/interviews/failure.tsx';
import { firstNameOf, payInWords, placeInWords } from '#web/features/interviews/interview-words.ts';
import {
  conflictOf,
  faultsOf,
  isFilled,
  newDrafts,
  slotsOf,
} from '#web/features/interviews/slots/slot-drafts.ts';
import { SlotFields } from '#web/features/interviews/slots/slot-fields.tsx';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';
import classes from './accept-dialog.module.css';

interface AcceptDialogProps {
  interview: CandidateInterview;
  onClose: () => void;
  onDeclineInstead: () => void;
}

/** Accepting a request means offering times: three are asked for, one is enough. */
export function AcceptDialog({ interview, onClose, onDeclineInstead }: AcceptDialogProps) {
  const { company, jobRole } = interview;
  const meta = [company.name, placeInWords(jobRole), payInWords(interview)].filter(Boolean).join(' · ');
  return (
    <Dialog opened onClose={onClose} title={`Accept ${jobRole.title}`} size={980}>
      <p className={`${classes.meta} num`}>{meta}</p>
      <AcceptForm interview={interview} onClose={onClose} onDeclineInstead={onDeclineInstead} />
    </Dialog>
  );
}

function AcceptForm({ interview, onClose, onDeclineInstead }: AcceptDialogProps) {
  const [drafts, setDrafts] = useState(() => newDrafts(MAX_SLOTS));
  const [message, setMessage] = useState('');
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [isTried, setTried] = useState(false);
  const booked = useEndpoint(listActiveInterviews, {}).data ?? [];
  const respond = useEndpointMutation(respondToInterview, {
    onSuccess: () => {
      notifications.show({ message: ACCEPTED_TEXT });
      onClose();
    },
  });
  const ready = drafts.filter(isFilled).length;
  const isProblem = isTried && ready === 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf(drafts, interview.duration, new Date());
    setFaults(found);
    setTried(true);
    if (ready === 0 || found.size > 0) return;
    const availabilitySlots = slotsOf(drafts);
    const body = { interviewId: interview.id, status: 'ACCEPTED' as const, message, availabilitySlots };
    respond.mutate({ body });
  }

  return (
    <form noValidate onSubmit={submit}>
      <div className={classes.panes}>
        <div className={classes.left}>
          <RequestFacts interview={interview} />
        </div>
        <div className={classes.right}>
          {isProblem && <Failure>{SLOTS_REQUIRED}</Failure>}
          {respond.isError && (
            <Failure title="Failed to submit response. Please try again.">{respond.error.message}</Failure>
          )}
          <div className={classes.top}>
            <h3>Offer three times</h3>
            <span className="meta muted num">
              {ready} of {drafts.length} ready
            </span>
          </div>
          <p className={classes.help}>
            All times are IST. {firstNameOf(interview.recruiter)} picks one and you both get the meeting link.
            One time is enough to accept; three gets a quicker answer.
          </p>
          <SlotFields
            drafts={drafts}
            onChange={setDrafts}
            duration={interview.duration}
            faults={faults}
            conflictOf={(draft) => conflictOf(draft, booked)}
          />
          <Textarea
            className={classes.message ?? ''}
            label={<FieldLabel label="Message" optional />}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={maxLengthOf(AcceptInterview, 'message')}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </div>
      </div>
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
