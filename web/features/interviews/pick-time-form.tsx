import { Button, Radio, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ERRORS } from '#contract/core/errors.ts';
import type { OfferedSlot, RecruiterInterview } from '#contract/interviews/interview.ts';
import type { TakenTime } from '#contract/interviews/pick-times.ts';
import { ScheduleInterview, scheduleInterview } from '#contract/interviews/recruiter.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { firstNameOf } from './interview-words.ts';
import { firstFree, InterviewerDay, type StartChoice, startChoices } from './interviewer-day.tsx';
import classes from './pick-time-form.module.css';
import { slotInOwnZone, timesInWords } from './slots/slot-list.tsx';
import { useNow } from './use-now.ts';

interface StartTimesProps {
  starts: readonly StartChoice[];
  value: string | null;
  onChange: (value: string) => void;
}

/**
 * Every start within the chosen time, with the conflicts of those that are taken. Hidden
 * if there is no choice.
 */
function StartTimes({ starts, value, onChange }: StartTimesProps) {
  const name = useId();
  if (starts.length < 2) return null;
  return (
    <fieldset>
      <legend className="mantine-InputWrapper-label">Start</legend>
      <div className={classes.starts}>
        {starts.map((start) => (
          <label key={start.value} className={classes.start} title={start.conflict ?? undefined}>
            <input
              type="radio"
              name={name}
              value={start.value}
              checked={start.value === value}
              disabled={start.conflict !== null}
              aria-label={start.conflict ? `${start.label}, ${start.conflict}` : start.label}
              onChange={() => onChange(start.value)}
            />
            {start.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PickTimeFormProps {
  interview: RecruiterInterview;
  /** Bookings that conflict with the offered times, once loaded. */
  taken: readonly TakenTime[];
  isLoading: boolean;
  /** Why they could not be loaded; a time can still be picked. */
  failure: string | undefined;
  onAskForOthers: () => void;
  onPicked: () => void;
}

interface Pick {
  /** Null until one is chosen: then the first free one is used. */
  slotId: string | null;
  startTime: string | null;
  meetingLink: string;
  meetingPassword: string;
}

/** The candidate's times as cards, next to the interviewer's day: the picked one is booked for both sides. */
export function PickTimeForm({ interview, taken, isLoading, failure, ...props }: PickTimeFormProps) {
  const { onAskForOthers, onPicked } = props;
  const { availabilitySlots: slots, interviewMode, candidate, candidateMessage, duration } = interview;
  const now = useNow();
  const [pick, setPick] = useState<Pick>({
    slotId: null,
    startTime: null,
    meetingLink: interview.meetingLink ?? '',
    meetingPassword: interview.meetingPassword ?? '',
  });
  const link = useRef<HTMLInputElement>(null);
  const [linkFault, setLinkFault] = useState<string | null>(null);
  const isVideo = interviewMode === 'VIDEO_CALL';
  const schedule = useEndpointMutation(scheduleInterview, {
    onSuccess: () => {
      notifications.show({ message: scheduleInterview.message });
      onPicked();
    },
  });
  const startsOf = (slot: OfferedSlot) => startChoices(slot, { duration, taken, now });
  const free = slots.find((slot) => firstFree(startsOf(slot)));
  const slot = slots.find(({ id }) => id === pick.slotId) ?? free ?? slots[0];
  const starts = slot ? startsOf(slot) : [];
  const startTime = pick.startTime ?? firstFree(starts);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { meetingLink, meetingPassword } = pick;
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
      <div className={classes.columns}>
        <div className={classes.choices}>
          <Radio.Group
            label={`Times ${firstNameOf(candidate)} offers`}
            description="All times are IST. Picking one books it for both of you."
            value={slot?.id ?? null}
            onChange={(slotId) => setPick({ ...pick, slotId, startTime: null })}
          >
            <div className={classes.slots}>
              {slots.map((one) => (
                <Radio
                  key={one.id}
                  value={one.id}
                  className={classes.slot ?? ''}
                  label={<SlotLabel slot={one} isTaken={!firstFree(startsOf(one))} />}
                />
              ))}
            </div>
          </Radio.Group>
          <StartTimes
            starts={starts}
            value={startTime}
            onChange={(next) => setPick({ ...pick, slotId: slot?.id ?? null, startTime: next })}
          />
        </div>
        <div>
          {isLoading && <LoadingText lines={6} />}
          {failure && <p className="muted">{failure}</p>}
          {slot && !isLoading && !failure && (
            <InterviewerDay
              name={interview.interviewer.name}
              slot={slot}
              startTime={startTime}
              duration={duration}
              taken={taken}
            />
          )}
        </div>
      </div>
      <div className={classes.fields}>
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
      <DialogFooter>
        <Button type="submit" loading={schedule.isPending}>
          Confirm time
        </Button>
        <Button variant="subtle" disabled={!interview.canRequestSlots} onClick={onAskForOthers}>
          Ask for other times
        </Button>
        {!interview.canRequestSlots && <span className="muted small">You have asked twice already.</span>}
      </DialogFooter>
    </form>
  );
}

function SlotLabel({ slot, isTaken }: { slot: OfferedSlot; isTaken: boolean }) {
  const own = slotInOwnZone(slot);
  return (
    <>
      <span className="strong">{formatDate(slot.date)}</span>
      <span className={classes.times}>
        {timesInWords(slot)}
        {slot.isFlexible && <span className="muted"> (flexible)</span>}
      </span>
      {isTaken && <small>Taken by now</small>}
      {own && <small>{own}</small>}
    </>
  );
}
