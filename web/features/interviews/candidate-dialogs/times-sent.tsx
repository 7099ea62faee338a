import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { ACCEPTED_TEXT } from '#contract/interviews/respond.ts';
import { SlotList } from '#web/features/interviews/slots/slot-list.tsx';
import { pickUntil } from '#web/features/interviews/slots/when.ts';
import { count } from '#web/lib/format/counts.ts';
import { IconCircleCheck } from '#web/ui/icons/states.ts';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import classes from './answer-dialog.module.css';

interface TimesSentProps {
  interview: CandidateInterview;
  onClose: () => void;
  /** They were sent just now. */
  isNew: boolean;
}

/** The end of accepting: whose turn it is now, and until when. */
export function TimesSent({ interview, onClose, isNew }: TimesSentProps) {
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
