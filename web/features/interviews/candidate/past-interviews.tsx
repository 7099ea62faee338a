import { Button } from '@mantine/core';
import { listPastInterviews } from '#contract/interviews/candidate.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { movesOf } from '#contract/interviews/state.ts';
import { INTERVIEW_TYPES, interviewStatusBadge } from '#contract/labels/interviews.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { InterviewRow } from '#web/features/interviews/interview-row.tsx';
import { kindInWords, matchesSearch, roundInWords } from '#web/features/interviews/interview-words.ts';
import { isWithinDay } from '#web/features/interviews/slots/when.ts';
import { type OpenDialog, useAddressDialog } from '#web/features/interviews/use-address-dialog.ts';
import { useNow } from '#web/features/interviews/use-now.ts';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';

/** The filters of the active interviews, as stored in the address. */
export const ActiveSearch = {
  view: param.oneOf(['active', 'past'], 'active'),
  q: param.text,
  type: param.list(param.oneOf(INTERVIEW_TYPES)),
  soon: param.flag,
  page: param.page,
  /** The interview of the open dialog, and the dialog: the details unless `act` names another. */
  interview: param.optionalText,
  act: param.oneOf(
    ['details', 'reschedule', 'cancel', 'prepare', 'feedback', 'no-show', 'contest'],
    'details',
  ),
  /** The interview whose notes are open, in the format of older links. */
  prepare: param.optionalText,
};
export type ActiveSearch = Values<typeof ActiveSearch>;

export function matchesActive(search: ActiveSearch, interview: CandidateInterview, now: Date): boolean {
  const { company, jobRole } = interview;
  return (
    matchesSearch(search.q, [company.name, jobRole.title]) &&
    (search.type.length === 0 || search.type.includes(interview.interviewType)) &&
    (!search.soon || isWithinDay(interview, now))
  );
}

export function linkedDialog({ interview, act, prepare }: ActiveSearch): OpenDialog<DialogKind> | null {
  if (interview) return { kind: act, id: interview };
  return prepare ? { kind: 'prepare', id: prepare } : null;
}

/** The address parameters of a dialog; all undefined when none is open. */
export function addressOf(dialog: OpenDialog<DialogKind> | null): Partial<ActiveSearch> {
  return {
    interview: dialog?.id,
    act: (dialog?.kind ?? 'details') as ActiveSearch['act'],
    prepare: undefined,
  };
}

interface PastListProps {
  interviews: readonly CandidateInterview[];
  now: Date;
  onOpen: (kind: DialogKind, id: string) => void;
}

/** Interviews that are over, with any outcome. */
function PastList({ interviews, now, onOpen }: PastListProps) {
  return interviews.map((interview) => {
    const { label, family } = interviewStatusBadge(interview.status, 'candidate');
    return (
      <InterviewRow
        key={interview.id}
        id={interview.id}
        lead={<InitialTile name={interview.company.name} src={interview.company.logo} size={48} />}
        title={interview.jobRole.title}
        heading="h2"
        meta={[interview.company.name, kindInWords(interview), roundInWords(interview)]}
        badges={<StatusBadge family={family}>{label}</StatusBadge>}
        aside={
          <>
            <p>{formatDay(interview.startsAt ?? interview.updatedAt)}</p>
            {interview.closingReason && <p>{interview.closingReason}</p>}
          </>
        }
        actions={
          <PastActions interview={interview} now={now} onOpen={(kind) => onOpen(kind, interview.id)} />
        }
      />
    );
  });
}

interface PastActionsProps {
  interview: CandidateInterview;
  now: Date;
  onOpen: (kind: DialogKind) => void;
}

function PastActions({ interview, now, onOpen }: PastActionsProps) {
  const moves = movesOf(interview, 'CANDIDATE', now);
  return (
    <>
      <Button variant="subtle" size="xs" onClick={() => onOpen('details')}>
        Details
      </Button>
      {moves.includes('CONTEST_NO_SHOW') && (
        <Button variant="default" size="xs" onClick={() => onOpen('contest')}>
          Contest
        </Button>
      )}
      {moves.includes('COMPLETE') && (
        <Button variant="default" size="xs" onClick={() => onOpen('feedback')}>
          Give feedback
        </Button>
      )}
    </>
  );
}

const InterviewDialogs = lazyDialog(
  async () =>
    (await import('#web/features/interviews/candidate-dialogs/interview-dialogs.tsx')).InterviewDialogs,
);

/** Past interviews, page by page. */
export function PastInterviews() {
  const [search, change] = useSearch(ActiveSearch);
  const now = useNow();
  const past = useEndpoint(listPastInterviews, { query: { page: search.page } }, { keepPrevious: true });
  const dialog = linkedDialog(search);
  const { open, close } = useAddressDialog<DialogKind>(dialog, (next, step) =>
    change({ ...addressOf(next), page: search.page }, step),
  );
  if (past.isPending) {
    return (
      <Card flush>
        <LoadingRows count={3} />
      </Card>
    );
  }
  if (!past.data) {
    return <LoadFailure reading={past} title="Failed to load active interviews" />;
  }
  const { content } = past.data;
  const subject = dialog && content.find(({ id }) => id === dialog.id);
  return (
    <>
      {content.length === 0 && (
        <Card flush>
          <EmptyState heading="h2" title="Past interviews will be here">
            Completed, declined and cancelled ones are kept.
          </EmptyState>
        </Card>
      )}
      <PastList interviews={content} now={now} onOpen={open} />
      <Pager page={past.data} onChange={(page) => change({ page })} bordered={false} />
      {dialog && subject && (
        <InterviewDialogs
          key={`${dialog.kind} ${dialog.id}`}
          kind={dialog.kind}
          interview={subject}
          onOpen={(kind) => open(kind, dialog.id)}
          onClose={close}
          actions={null}
        />
      )}
    </>
  );
}
