import { Button, Radio, Select, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useRef, useState } from 'react';
import { ERRORS } from '#contract/core/errors.ts';
import type { OfferedSlot, RecruiterInterview } from '#contract/interviews/interview.ts';
import { ScheduleInterview, scheduleInterview } from '#contract/interviews/recruiter.ts';
import { firstNameOf } from '#web/features/interviews/interview-words.ts';
import { startChoices } from '#web/features/interviews/request/start-choices.ts';
import { slotInOwnZone, timesInWords } from '#web/features/interviews/slots/slot-list.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatDate } from '#web/lib/format.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { FailureMessage } from '#web/ui/display/failure-message.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import classes from './pick-time-form.module.css';

interface PickTimeFormProps {
  interview: RecruiterInterview;
  onAskForOthers: () => void;
}

interface Pick {
  slot: OfferedSlot | undefined;
  startTime: string | null;
  meetingLink: string;
  meetingPassword: string;
}

/** The candidate's times as cards: one is picked and booked for both sides. */
export function PickTimeForm({ interview, onAskForOthers }: PickTimeFormProps) {
  const { availabilitySlots: slots, interviewMode, candidate, candidateMessage } = interview;
  const [pick, setPick] = useState<Pick>({
    slot: slots[0],
    startTime: null,
    meetingLink: interview.meetingLink ?? '',
    meetingPassword: interview.meetingPassword ?? '',
  });
  const link = useRef<HTMLInputElement>(null);
  const [linkFault, setLinkFault] = useState<string | null>(null);
  const isVideo = interviewMode === 'VIDEO_CALL';
  const schedule = useEndpointMutation(scheduleInterview, {
    onSuccess: () => notifications.show({ message: scheduleInterview.message }),
  });
  const starts = pick.slot ? startChoices(pick.slot, interview.duration) : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    const { slot, startTime, meetingLink, meetingPassword } = pick;
    const body = { slotId: slot?.id ?? '', meetingLink, meetingPassword, ...(startTime && { startTime }) };
    const checked = ScheduleInterview.safeParse(body);
    const fault = checked.error?.issues.find(({ path }) => path[0] === 'meetingLink')?.message;
    const isMissing = isVideo && meetingLink.trim() === '';
    setLinkFault(isMissing ? ERRORS.MEETING_LINK_REQUIRED[1] : (fault ?? null));
    if (isMissing || fault) link.current?.focus();
    if (checked.success && !isMissing) schedule.mutate({ params: { id: interview.id }, body });
  }

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {candidateMessage && (
        <p className={classes.quote}>
          {firstNameOf(candidate)}: “{candidateMessage}”
        </p>
      )}
      {schedule.isError && <FailureMessage>{schedule.error.message}</FailureMessage>}
      <Radio.Group
        label={`Times ${firstNameOf(candidate)} offers`}
        description="All times are IST. Picking one books it for both of you."
        value={pick.slot?.id ?? null}
        onChange={(id) => setPick({ ...pick, slot: slots.find((slot) => slot.id === id), startTime: null })}
      >
        <div className={classes.slots}>
          {slots.map((slot) => (
            <Radio
              key={slot.id}
              value={slot.id}
              className={classes.slot ?? ''}
              label={<SlotLabel slot={slot} />}
            />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.fields}>
        {starts.length > 1 && (
          <Select
            label="Start"
            data={starts}
            value={pick.startTime ?? starts[0]?.value ?? null}
            onChange={(startTime) => setPick({ ...pick, startTime })}
          />
        )}
        <TextInput
          ref={link}
          label={<FieldLabel label="Meeting link" optional={!isVideo} />}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={maxLengthOf(ScheduleInterview, 'meetingLink')}
          value={pick.meetingLink}
          error={linkFault}
          onChange={(event) => setPick({ ...pick, meetingLink: event.currentTarget.value })}
        />
        <TextInput
          label={<FieldLabel label="Password" optional />}
          autoComplete="off"
          maxLength={maxLengthOf(ScheduleInterview, 'meetingPassword')}
          value={pick.meetingPassword}
          onChange={(event) => setPick({ ...pick, meetingPassword: event.currentTarget.value })}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={schedule.isPending}>
          Confirm time
        </Button>
        <Button variant="subtle" disabled={!interview.canRequestSlots} onClick={onAskForOthers}>
          Ask for other times
        </Button>
        {!interview.canRequestSlots && <span className="muted small">You have asked twice already.</span>}
      </div>
    </form>
  );
}

function SlotLabel({ slot }: { slot: OfferedSlot }) {
  const own = slotInOwnZone(slot);
  return (
    <>
      <span className="strong">{formatDate(slot.date)}</span>
      <span className={classes.times}>
        {timesInWords(slot)}
        {slot.isFlexible && <span className="muted"> (flexible)</span>}
      </span>
      {own && <small>{own}</small>}
    </>
  );
}
