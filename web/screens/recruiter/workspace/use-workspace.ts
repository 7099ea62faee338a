import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Application } from '#contract/applications/application.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { getRecruiterInterview, listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import {
  WORKSPACE_TABS,
  type WorkspaceTab,
} from '#web/features/applications/workspace/application-workspace.tsx';
import {
  RECRUITER_DIALOGS,
  type RecruiterDialogKind,
} from '#web/features/interviews/recruiter/recruiter-dialog-kinds.ts';
import { useAddressDialog } from '#web/features/interviews/use-address-dialog.ts';
import { useSubject } from '#web/features/interviews/use-subject.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

const Search = {
  tab: param.oneOf(WORKSPACE_TABS),
  /** About which interview a dialog is open, and which. Without one, `act` is of the offer or the hire. */
  interview: param.id,
  act: param.optionalText,
  page: param.page,
};

const isDialog = (act: string | undefined): act is RecruiterDialogKind =>
  (RECRUITER_DIALOGS as readonly (string | undefined)[]).includes(act);

/** What of the workspace stands in the address: the tab, and a dialog over it. Back leaves the page, not its tabs. */
export function useWorkspace({ job, candidate }: Application) {
  const [{ tab, interview, act, page }, change] = useSearch(Search);
  const { state } = useLocation();
  const query = { jobId: job.id, candidateId: candidate.id, size: 100 };
  const rounds = useEndpoint(listRecruiterInterviews, { query });
  const dialog = interview && isDialog(act) ? { kind: act, id: interview } : null;
  const address = useAddressDialog<RecruiterDialogKind>(dialog, (next, step) =>
    change({ interview: next?.id, act: next?.kind, page }, step),
  );
  const subject = useSubject<RecruiterInterview>(dialog, rounds.data?.content, getRecruiterInterview);
  const isOffer = tab === undefined && act !== undefined && !interview;
  // A link to an act of the offer names no tab: it stays there once the act is done.
  useEffect(() => {
    if (isOffer) change({ tab: 'offer', page }, { replace: true, state });
  }, [isOffer, change, page, state]);
  return {
    tab: tab ?? (isOffer ? 'offer' : 'profile'),
    setTab: (next: WorkspaceTab) => change({ tab: next, page }, { replace: true, state }),
    rounds,
    dialog: dialog && subject && { kind: dialog.kind, interview: subject },
    open: address.open,
    close: address.close,
  };
}
