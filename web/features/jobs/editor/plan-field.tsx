import { ActionIcon, Button, MultiSelect, NumberInput, Select, TagsInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { listInterviewers } from '#contract/interviews/recruiter.ts';
import {
  MAX_CRITERIA,
  MAX_ROUND_INTERVIEWERS,
  MAX_ROUNDS,
  MIN_CRITERIA,
  USUAL_CRITERIA,
} from '#contract/jobs/plan.ts';
import { INTERVIEW_TYPE_LABELS, type InterviewType } from '#contract/labels/interviews.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { IconTrash } from '#web/ui/icons/acts.ts';
import { IconChevronDown, IconChevronUp, IconPlus } from '#web/ui/icons/controls.ts';
import classes from './job-form.module.css';
import type { JobControl, JobValues } from './job-values.ts';

type Step = 1 | -1;

/** A key for each round: the existing ones, and new ones where a template or another tab has added rounds. */
function fitting(keys: readonly number[], count: number): number[] {
  const fit = keys.slice(0, count);
  while (fit.length < count) fit.push(Math.max(-1, ...fit) + 1);
  return fit;
}

/** Moves and removes rounds. Each keeps its React key, so that the one that moves also keeps the focus. */
function useRoundOrder<Round>(rounds: readonly Round[], onChange: (rounds: Round[]) => void) {
  const list = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<readonly number[]>([]);
  const [moved, setMoved] = useState<{ to: number; by: Step }>();
  const keys = fitting(kept, rounds.length);
  // Moving an element in the DOM drops its focus. At either end the opposite button gets it.
  useEffect(() => {
    if (!moved) return;
    const round = list.current?.querySelectorAll('fieldset').item(moved.to);
    const ways = [moved.by, -moved.by].map((by) =>
      round?.querySelector<HTMLButtonElement>(`[data-move="${by}"]`),
    );
    ways.find((way) => way && !way.disabled)?.focus();
  }, [moved]);
  function reorder(order: readonly number[]) {
    setKept(order.flatMap((place) => keys[place] ?? []));
    onChange(order.flatMap((place) => rounds[place] ?? []));
  }
  const places = rounds.map((_, place) => place);
  return {
    list,
    keys,
    move(place: number, by: Step) {
      const swapped = new Map([
        [place, place + by],
        [place + by, place],
      ]);
      reorder(places.map((at) => swapped.get(at) ?? at));
      setMoved({ to: place + by, by });
    },
    remove: (place: number) => reorder(places.filter((at) => at !== place)),
  };
}

type Round = JobValues['interviewPlan'][number];
type Faults = Partial<Record<keyof Round, { message?: string } | { message?: string }[]>>;

const types = Object.entries(INTERVIEW_TYPE_LABELS).map(([value, label]) => ({ value, label }));
const DURATION = 60;

/** The interview rounds of a job, in order. */
export function PlanField({ control }: { control: JobControl }) {
  const { field, fieldState } = useController({ control, name: 'interviewPlan' });
  const rounds: Round[] = field.value;
  const faults = fieldState.error as unknown as (Faults | undefined)[] | undefined;
  const order = useRoundOrder(rounds, field.onChange);
  const add = () =>
    field.onChange([
      ...rounds,
      {
        name: `Round ${rounds.length + 1}`,
        interviewType: 'TECHNICAL',
        duration: DURATION,
        interviewerIds: [],
        criteria: [...USUAL_CRITERIA],
      },
    ]);
  return (
    <div className={classes.plan} ref={order.list}>
      {rounds.map((round, place) => (
        <RoundFields
          key={order.keys[place]}
          place={place}
          count={rounds.length}
          round={round}
          faults={faults?.[place] ?? {}}
          onChange={(patch) =>
            field.onChange(rounds.map((one, at) => (at === place ? { ...one, ...patch } : one)))
          }
          onMove={(by) => order.move(place, by)}
          onRemove={() => order.remove(place)}
        />
      ))}
      {rounds.length < MAX_ROUNDS && (
        <Button
          variant="default"
          size="xs"
          style={{ justifySelf: 'start' }}
          leftSection={<IconPlus size={14} stroke={1.8} aria-hidden="true" />}
          onClick={add}
        >
          Add a round
        </Button>
      )}
    </div>
  );
}

interface RoundFieldsProps {
  place: number;
  count: number;
  round: Round;
  faults: Faults;
  onChange: (patch: Partial<Round>) => void;
  onMove: (by: Step) => void;
  onRemove: () => void;
}

function faultOf(fault: Faults[keyof Round]): string | undefined {
  return Array.isArray(fault) ? fault.find((one) => one?.message)?.message : fault?.message;
}

function RoundFields({ place, count, round, faults, onChange, onMove, onRemove }: RoundFieldsProps) {
  const interviewers = useEndpoint(listInterviewers, {});
  const people = interviewers.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const idOf = (name: keyof Round) => fieldId(`interviewPlan.${place}.${name}`);
  return (
    <fieldset className={classes.round} aria-label={`Round ${place + 1}`}>
      <div className={classes.roundHead}>
        <TextInput
          id={idOf('name')}
          label={`Round ${place + 1}`}
          maxLength={80}
          value={round.name}
          error={faultOf(faults.name)}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        {count > 1 && (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              data-move="-1"
              aria-label={`Move round ${place + 1} up`}
              disabled={place === 0}
              onClick={() => onMove(-1)}
            >
              <IconChevronUp size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              data-move="1"
              aria-label={`Move round ${place + 1} down`}
              disabled={place === count - 1}
              onClick={() => onMove(1)}
            >
              <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={`Remove round ${place + 1}`} onClick={onRemove}>
          <IconTrash size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      <FieldPair>
        <Select
          id={idOf('interviewType')}
          label="Type"
          data={types}
          allowDeselect={false}
          value={round.interviewType}
          onChange={(value) => onChange({ interviewType: (value ?? 'TECHNICAL') as InterviewType })}
        />
        <NumberInput
          id={idOf('duration')}
          label="Duration"
          suffix=" min"
          min={0}
          allowDecimal={false}
          value={round.duration}
          error={faultOf(faults.duration)}
          onChange={(value) => onChange({ duration: Number(value) || 0 })}
        />
      </FieldPair>
      <MultiSelect
        id={idOf('interviewerIds')}
        label="Interviewers (optional)"
        description="The first is proposed when you ask for the interview."
        data={people}
        maxValues={MAX_ROUND_INTERVIEWERS}
        value={round.interviewerIds}
        error={faultOf(faults.interviewerIds)}
        onChange={(interviewerIds) => onChange({ interviewerIds })}
      />
      <TagsInput
        id={idOf('criteria')}
        label="Criteria"
        description={`${MIN_CRITERIA} to ${MAX_CRITERIA} that each interviewer rates. Type one and press Enter.`}
        maxTags={MAX_CRITERIA}
        value={round.criteria}
        error={faultOf(faults.criteria)}
        onChange={(criteria) => onChange({ criteria })}
      />
    </fieldset>
  );
}
