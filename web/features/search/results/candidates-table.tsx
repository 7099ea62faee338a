import { ActionIcon, Tooltip } from '@mantine/core';
import { fullName } from '#contract/kit/full-name.ts';
import type { CandidateCard as Candidate } from '#contract/search/candidate-card.ts';
import { workLine } from '#web/features/profiles/candidate-summary.tsx';
import { noticeLabel } from '#web/features/profiles/notice-label.ts';
import { TeamMarks } from '#web/features/search/team/team-marks.tsx';
import { formatLakhs } from '#web/lib/format/money.ts';
import { formatMonths } from '#web/lib/format/units.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { IconCalendarPlus } from '#web/ui/icons/times.ts';
import { PersonCell } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { ApplicationNote, canBeAsked } from './application-note.tsx';
import type { ResultsProps } from './candidate-card.tsx';
import classes from './candidates-table.module.css';
import { ProfileName } from './profile-name.tsx';
import { SaveButton } from './save-button.tsx';

type Row = Column<Candidate>;

const FIGURES: readonly Row[] = [
  {
    header: 'Experience',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ experienceMonths }) => formatMonths(experienceMonths),
  },
  {
    header: 'Expects',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ expectedSalary }) => (expectedSalary === null ? '–' : formatLakhs(expectedSalary)),
  },
  {
    header: 'Notice',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ noticePeriod }) => noticeLabel(noticePeriod),
  },
  {
    header: 'Prefers',
    onCard: 'labelled',
    className: classes.cities,
    cell: ({ preferredLocations }) => {
      const cities = preferredLocations.join(', ') || 'Any city';
      return (
        <span className={classes.cut} title={cities}>
          {cities}
        </span>
      );
    },
  },
];

const MATCH: Row = {
  header: 'Match',
  isFigure: true,
  onCard: 'labelled',
  cell: ({ match }) => <b>{match?.total}</b>,
};

/** The candidates of a page as rows, to compare and choose several. */
export function CandidatesTable({ candidates, selection, canSave, onRequest }: ResultsProps) {
  const person: Row = {
    header: 'Candidate',
    onCard: 'wide',
    className: classes.person,
    cell: (candidate) => <Person candidate={candidate} />,
  };
  const standing: Row = {
    header: 'Actions',
    hidesHeader: true,
    onCard: 'wide',
    cell: (candidate) => (
      <div className={classes.acts}>
        <TeamMarks candidate={candidate} isShort />
        {candidate.application && <ApplicationNote application={candidate.application} isShort />}
        {onRequest && canBeAsked(candidate.application) && (
          <Tooltip label="Request interview">
            <ActionIcon
              variant="default"
              size={30}
              aria-label={`Request interview with ${fullName(candidate)}`}
              onClick={() => onRequest([candidate])}
            >
              <IconCalendarPlus size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
        )}
        {canSave && <SaveButton {...candidate} name={fullName(candidate)} />}
      </div>
    ),
  };
  const hasScores = candidates.some(({ match }) => match !== null);
  return (
    <Card flush>
      <DataTable
        caption="Candidates"
        columns={[person, ...(hasScores ? [MATCH] : []), ...FIGURES, standing]}
        rows={candidates}
        rowKey={({ id }) => id}
        narrow="cards"
        className={classes.table}
        selection={
          selection && {
            has: ({ id }) => selection.has(id),
            toggle: selection.toggle,
            label: (candidate) => `Select ${fullName(candidate)}`,
            isFull: selection.isFull,
          }
        }
      />
    </Card>
  );
}

function Person({ candidate }: { candidate: Candidate }) {
  const name = fullName(candidate);
  return (
    <PersonCell
      name={name}
      src={candidate.profilePictureUrl}
      size={32}
      title={<ProfileName id={candidate.id}>{name}</ProfileName>}
      mark={candidate.hasVerifiedDegree && <Medal size={14} label="Verified degree" />}
      isCut
    >
      {workLine(candidate)}
    </PersonCell>
  );
}
