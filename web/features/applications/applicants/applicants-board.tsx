import { Select, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { listJobApplicants } from '#contract/applications/recruiter-applications.ts';
import { STAGES, type Stage } from '#web/features/applications/stages.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import classes from './applicants-board.module.css';
import type { Selection } from './use-selection.ts';

const FIRST_CARDS = 4;
const MOST_CARDS = 100;

interface BoardProps {
  jobId: string;
  openings: number;
  search: string;
  /** Absent for people who may only read. */
  selection: Selection | undefined;
  onOpen: (applicationId: string) => void;
}

/** Applicants by stage, the best match first; on a phone one stage at a time. */
export function ApplicantsBoard(props: BoardProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [place, setPlace] = useState(0);
  if (!isPhone) {
    return (
      <div className={classes.board}>
        {STAGES.map((stage) => (
          <Column key={stage.name} stage={stage} {...props} />
        ))}
      </div>
    );
  }
  const stage = STAGES[place] ?? STAGES[0];
  return (
    <div className={classes.single}>
      <Select
        label="Stage"
        value={String(place)}
        data={STAGES.map(({ name }, at) => ({ value: String(at), label: name }))}
        onChange={(value) => setPlace(Number(value))}
      />
      {stage && <Column key={stage.name} stage={stage} {...props} />}
    </div>
  );
}

function Column({ stage, jobId, openings, search, selection, onOpen }: BoardProps & { stage: Stage }) {
  const [shown, setShown] = useState(FIRST_CARDS);
  const query = { status: stage.statuses, search, sort: 'match' as const, size: shown };
  const people = useEndpoint(listJobApplicants, { params: { id: jobId }, query }, { keepPrevious: true });
  const total = people.data?.totalElements;
  const rest = Math.min(MOST_CARDS, total ?? 0) - (people.data?.content.length ?? 0);
  return (
    <section className={classes.column} aria-label={stage.name}>
      <h3>
        {stage.name}
        {total !== undefined && <span className={`${classes.count} num`}>{formatNumber(total)}</span>}
      </h3>
      {people.error && <ErrorPanel message={people.error.message} onRetry={() => people.refetch()} />}
      {people.isPending && <Skeleton height={88} radius={8} />}
      <ul className={classes.cards}>
        {people.data?.content.map((applicant) => (
          <ApplicantCard
            key={applicant.id}
            applicant={applicant}
            isSelected={selection?.has(applicant.id) ?? false}
            onToggle={selection && (() => selection.toggle(applicant))}
            onOpen={() => onOpen(applicant.id)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={classes.more} onClick={() => setShown(MOST_CARDS)}>
          Show {rest} more
        </button>
      )}
      {total === 0 && <p className={classes.none}>{search ? 'Nobody by that name' : 'Nobody here yet'}</p>}
      {stage.name === 'Hired' && Boolean(total) && (
        <p className={classes.none}>
          {total} of {openings} {openings === 1 ? 'opening' : 'openings'} filled.
        </p>
      )}
    </section>
  );
}
