import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { isBooked } from '#contract/interviews/transitions.ts';
import { INTERVIEW_TYPE_LABELS, interviewStatusBadge } from '#contract/labels/interviews.ts';
import type { RecruiterDialogKind } from '#web/features/interviews/recruiter/recruiter-dialog-kinds.ts';
import { isOver } from '#web/features/interviews/slots/when.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { dayOf, formatDate, formatDay } from '#web/lib/format/dates.ts';
import { dueInWords, whenInWords } from '#web/lib/format/spans.ts';
import { formatMinutes } from '#web/lib/format/units.ts';
import { OwnZone } from '#web/ui/display/own-zone.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './interview-table.module.css';
import { RowActions } from './row-actions.tsx';

/** The sections of open interviews, in this order. */
const SECTIONS = ['OVERDUE', 'TODAY', 'OURS', 'BOOKED', 'THEIRS', 'HELD'] as const;
type Section = (typeof SECTIONS)[number];

export const SECTION_TITLES: Readonly<Record<Section, string>> = {
  OVERDUE: 'Overdue',
  TODAY: 'Today',
  OURS: 'To do',
  BOOKED: 'Booked',
  THEIRS: 'Waiting for them',
  HELD: 'On hold',
};

type Standing = Pick<
  RecruiterInterview,
  | 'status'
  | 'duration'
  | 'startsAt'
  | 'endsAt'
  | 'ballHolder'
  | 'dueAt'
  | 'respondByDate'
  | 'holdUntil'
  | 'nextAct'
>;

/** The section of an interview: booked ones by day, pending ones by whose turn it is and the deadline. */
export function sectionOf(interview: Standing, now: Date): Section {
  const { ballHolder, dueAt, holdUntil, nextAct } = interview;
  const isToday = (moment: string) => dayOf(moment) === dayOf(now);
  if (isBooked(interview) && !isOver(interview, now)) return isToday(interview.startsAt) ? 'TODAY' : 'BOOKED';
  if (ballHolder === 'CANDIDATE') return 'THEIRS';
  if (!nextAct && holdUntil) return 'HELD';
  if (!dueAt) return 'OURS';
  if (Date.parse(dueAt) <= now.getTime()) return 'OVERDUE';
  return isToday(dueAt) ? 'TODAY' : 'OURS';
}

/** Open interviews by section, without empty sections. */
export function bySection<One extends Standing>(interviews: readonly One[], now: Date): [Section, One[]][] {
  const groups = Map.groupBy(interviews, (interview) => sectionOf(interview, now));
  return SECTIONS.flatMap((section) => {
    const group = groups.get(section);
    return group ? [[section, group] as [Section, One[]]] : [];
  });
}

/** The time of the interview, or the deadline of the pending action. */
export function timeInWords(interview: Standing, now: Date): string {
  const { dueAt, holdUntil, respondByDate } = interview;
  switch (sectionOf(interview, now)) {
    case 'THEIRS':
      return whenInWords(respondByDate, now);
    case 'HELD':
      return `Until ${formatDate(holdUntil ?? '')}`;
    default:
      if (isBooked(interview) && !isOver(interview, now)) {
        return `${whenInWords(interview.startsAt, now)}, ${formatMinutes(interview.duration)}`;
      }
      return dueAt ? dueInWords(dueAt, now) : '';
  }
}

export interface RowsProps {
  interviews: readonly RecruiterInterview[];
  now: Date;
  /** False for viewers. */
  canAct: boolean;
  onOpen: (kind: RecruiterDialogKind, id: string) => void;
}

interface InterviewTableProps extends RowsProps {
  caption: string;
  isPast?: boolean;
  /** Hides the header, which `ColumnNames` shows once above all tables. */
  hidesHead?: boolean;
}

/** Interviews as rows: candidate, job, round, interviewer, time, and the next action. */
export function InterviewTable({ caption, interviews, isPast, hidesHead, ...row }: InterviewTableProps) {
  return (
    <DataTable
      caption={caption}
      className={`${classes.table} ${hidesHead ? classes.headless : ''}`}
      narrow="cards"
      cardColumns="minmax(0, 1fr) auto"
      rows={interviews}
      rowKey={({ id }) => id}
      columns={columnsOf(row, isPast)}
    />
  );
}

/** The column headers, shown once above all tables without one; screen readers get them in each table. */
export function ColumnNames(row: Omit<RowsProps, 'interviews'>) {
  const names = columnsOf(row).flatMap(({ header, hidesHeader }) => (hidesHeader ? [] : [header]));
  return (
    <div className={classes.names} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

function columnsOf({ now, canAct, onOpen }: Omit<RowsProps, 'interviews'>, isPast = false) {
  const columns: Column<RecruiterInterview>[] = [
    {
      header: 'Candidate',
      className: classes.who,
      onCard: 'wide',
      cell: (interview) => (
        <>
          <RowTitle
            label={`Details: ${interview.candidate.name}`}
            onOpen={() => onOpen('details', interview.id)}
          >
            {interview.candidate.name}
          </RowTitle>
          <p className={classes.onCard}>
            {dotted([interview.job.title, roundOf(interview), interview.interviewer.name])}
          </p>
        </>
      ),
    },
    { header: 'Job', className: classes.job, cell: ({ job }) => job.title },
    { header: 'Round', className: classes.round, cell: roundOf },
    { header: 'Interviewer', className: classes.interviewer, cell: ({ interviewer }) => interviewer.name },
    isPast ? ended : timed(now),
    {
      header: 'Next action',
      hidesHeader: true,
      align: 'end',
      className: classes.acts,
      cell: (interview) => <RowActions interview={interview} now={now} canAct={canAct} onOpen={onOpen} />,
    },
  ];
  return columns;
}

function roundOf({ interviewStage, totalStages, interviewType }: RecruiterInterview): string {
  return `${interviewStage} of ${totalStages}, ${INTERVIEW_TYPE_LABELS[interviewType]}`;
}

function timed(now: Date): Column<RecruiterInterview> {
  return {
    header: 'Due',
    className: classes.when,
    cell: (interview) => {
      const { startsAt, endsAt } = interview;
      const isAhead = isBooked(interview) && !isOver(interview, now);
      return (
        <span className={sectionOf(interview, now) === 'OVERDUE' ? classes.late : ''}>
          {timeInWords(interview, now)}
          {isAhead && startsAt && endsAt && <OwnZone at={startsAt} until={endsAt} />}
        </span>
      );
    },
  };
}

const ended: Column<RecruiterInterview> = {
  header: 'How it ended',
  className: classes.when,
  cell: ({ status, closingReason, startsAt, updatedAt }) => {
    const { label, family } = interviewStatusBadge(status, 'recruiter');
    return (
      <span className={classes.end}>
        <StatusBadge family={family}>{label}</StatusBadge>
        <span className="num muted">{formatDay(startsAt ?? updatedAt)}</span>
        {closingReason && <span className={classes.reason}>{closingReason}</span>}
      </span>
    );
  },
};
