import { listPastInterviews } from '#contract/interviews/candidate.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { useAddressDialog } from '#web/features/interviews/use-address-dialog.ts';
import { useNow } from '#web/features/interviews/use-now.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { late } from '#web/ui/late/late.tsx';
import { ActiveSearch, addressOf, linkedDialog } from './active-search.ts';
import { PastList } from './past-list.tsx';

const InterviewDialogs = late(
  async () =>
    (await import('#web/features/interviews/candidate-dialogs/interview-dialogs.tsx')).InterviewDialogs,
);

/** Pages of interviews that are over. */
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
