import { ActionIcon, Button, Menu } from '@mantine/core';
import { candidateAccountMoves } from '#contract/candidate-account.transitions.ts';
import type { CandidateAccountRow } from '#contract/candidate-accounts.ts';
import type { Page } from '#contract/core/page.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { USER_STATUS_BADGES } from '#contract/labels/candidate-accounts.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { PagerBar } from '#web/ui/display/pager.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { IconDots } from '#web/ui/icons/controls.ts';
import { IconCircleCheck } from '#web/ui/icons/states.ts';
import { PersonCell } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './candidates-table.module.css';
import type { Decision } from './decision-dialogs.tsx';

const WIDTH = 5;

interface PageWindowProps {
  page: Pick<Page<unknown>, 'number' | 'totalPages'>;
  /** Page numbers start at 0. */
  onChange: (page: number) => void;
}

/** The five page numbers to offer: the current page in the middle, as far as possible. */
export function pagesAround({ number, totalPages }: PageWindowProps['page']): number[] {
  const first = Math.max(0, Math.min(number - Math.floor(WIDTH / 2), totalPages - WIDTH));
  return Array.from({ length: Math.min(WIDTH, totalPages) }, (_, at) => first + at);
}

/** `Showing page 2 of 46`, with links to the pages around it. */
export function PageWindow({ page, onChange }: PageWindowProps) {
  const { number, totalPages } = page;
  return (
    <PagerBar bordered words={`Showing page ${formatNumber(number + 1)} of ${formatNumber(totalPages)}`}>
      <Button size="xs" variant="default" disabled={number === 0} onClick={() => onChange(number - 1)}>
        Previous
      </Button>
      {pagesAround(page).map((at) => (
        <Button
          key={at}
          size="xs"
          variant={at === number ? 'filled' : 'default'}
          aria-label={`Page ${at + 1}`}
          {...(at === number && { 'aria-current': 'page' as const })}
          onClick={() => onChange(at)}
        >
          {formatNumber(at + 1)}
        </Button>
      ))}
      <Button
        size="xs"
        variant="default"
        disabled={number >= totalPages - 1}
        onClick={() => onChange(number + 1)}
      >
        Next
      </Button>
    </PagerBar>
  );
}

interface CandidateMenuProps {
  candidate: CandidateAccountRow;
  name: string;
  onDecide: (action: Decision, candidate: CandidateAccountRow) => void;
}

/** What an admin may do with the account in its state. */
export function CandidateMenu({ candidate, name, onDecide }: CandidateMenuProps) {
  const allowed = candidateAccountMoves.allowedActions(candidate, 'ADMIN', new Date());
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={`More actions for ${name}`}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={`/admin/candidates/${candidate.id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`View ${name}, in a new tab`}
        >
          View
        </Menu.Item>
        {allowed.includes('ACTIVATE') && (
          <Menu.Item onClick={() => onDecide('ACTIVATE', candidate)}>Activate…</Menu.Item>
        )}
        {allowed.includes('SUSPEND') && (
          <Menu.Item onClick={() => onDecide('SUSPEND', candidate)}>Suspend…</Menu.Item>
        )}
        {allowed.includes('DELETE') && (
          <>
            <Menu.Divider />
            <Menu.Item c="var(--m-danger-fg)" onClick={() => onDecide('DELETE', candidate)}>
              Delete…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface CandidatesTableProps {
  candidates: readonly CandidateAccountRow[];
  onDecide: (action: Decision, candidate: CandidateAccountRow) => void;
}

const COLUMNS: readonly Column<CandidateAccountRow>[] = [
  {
    header: 'Candidate',
    cell: (candidate) => (
      <PersonCell name={fullName(candidate)} src={candidate.profilePictureUrl}>
        <MailAddress address={candidate.email} />
        {candidate.emailVerified && (
          <IconCircleCheck
            className={classes.tick}
            size={16}
            stroke={1.6}
            role="img"
            aria-label="Verified email"
          />
        )}
        {candidate.headline && (
          <span className={classes.headline} title={candidate.headline}>
            {candidate.headline}
          </span>
        )}
      </PersonCell>
    ),
  },
  {
    header: 'Education',
    className: classes.education,
    cell: ({ primaryUniversity, primaryDegree }) => (
      <>
        <p className={primaryUniversity ? undefined : 'faint'}>{primaryUniversity ?? 'N/A'}</p>
        {primaryDegree && <p className="small muted">{primaryDegree}</p>}
      </>
    ),
  },
  {
    header: 'Experience',
    isFigure: true,
    cell: ({ experienceYears }) => `${experienceYears.toFixed(1)} years`,
  },
  {
    header: 'Expected Salary',
    align: 'end',
    isFigure: true,
    cell: ({ expectedSalary }) =>
      expectedSalary === null ? (
        <span className="faint">N/A</span>
      ) : (
        formatLakhs(expectedSalary, { fixed: true })
      ),
  },
  {
    header: 'Status',
    cell: ({ status }) => {
      const { label, family } = USER_STATUS_BADGES[status];
      return <StatusBadge family={family}>{label}</StatusBadge>;
    },
  },
  { header: 'Registered', isFigure: true, cell: ({ createdAt }) => formatDay(createdAt) },
];

/** All candidates. */
export function CandidatesTable({ candidates, onDecide }: CandidatesTableProps) {
  const actions: Column<CandidateAccountRow> = {
    header: 'Actions',
    hidesHeader: true,
    align: 'end',
    cell: (candidate) => (
      <CandidateMenu candidate={candidate} name={fullName(candidate)} onDecide={onDecide} />
    ),
  };
  return (
    <DataTable
      caption="Candidates"
      columns={[...COLUMNS, actions]}
      rows={candidates}
      rowKey={({ id }) => id}
      isTall
      narrow="scroll"
      minWidth={940}
    />
  );
}
