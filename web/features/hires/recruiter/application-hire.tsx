import { useLocation } from 'react-router';
import { getApplicationHire } from '#contract/hires/recruiter-hires.ts';
import { SideDialog } from '#web/features/hires/dialogs/side-dialog.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { late } from '#web/ui/late/late.tsx';
import { HIRE_ACTS, type HireAct } from './hire-acts.ts';
import { HirePart } from './hire-part.tsx';

const AbsenceDialog = late(async () => (await import('./absence-dialog.tsx')).AbsenceDialog);
const RecordDialog = late(async () => (await import('./record-dialog.tsx')).RecordDialog);

const Search = {
  act: param.oneOf(HIRE_ACTS),
  page: param.page,
};

/** The hire within an application: whether somebody joined, what they say of it, and how it goes. */
export function ApplicationHire({ applicationId, name }: { applicationId: string; name: string }) {
  const [{ act, page }, change] = useSearch(Search);
  const { state } = useLocation();
  const leave = useLeaveDialog();
  const found = useEndpoint(getApplicationHire, { params: { id: applicationId } });
  if (found.error) return <LoadFailure reading={found} />;
  if (!found.data) return null;
  const { hire, terms, mayReportAbsence } = found.data;
  if (!hire && !terms) return null;
  const open = (kind: HireAct) => change({ act: kind, page }, { state: act ? state : DIALOG_STEP });
  const close = () => leave(() => change({ act: undefined, page }, { replace: true }));
  const subject = { applicationId, name, onClose: close };
  return (
    <section>
      <h3>Joining</h3>
      <HirePart found={found.data} onOpen={open} />
      {act === 'record-joining' && terms && <RecordDialog {...subject} terms={terms} />}
      {act === 'did-not-join' && mayReportAbsence && <AbsenceDialog {...subject} />}
      {hire && act && act !== 'record-joining' && act !== 'did-not-join' && (
        <SideDialog key={act} kind={act} hire={hire} side="RECRUITER" onClose={close} />
      )}
    </section>
  );
}
