import { listMyHires } from '#contract/hires/candidate-hires.ts';
import { HIRE_DIALOGS, type HireDialogKind, SideDialog } from '#web/features/hires/dialogs/side-dialog.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { HireCard } from './hire-card.tsx';

const Search = {
  hire: param.id,
  say: param.oneOf(HIRE_DIALOGS),
  page: param.page,
};

/** The candidate's hires, above their offers; nothing where there is none. */
export function MyHires() {
  const [{ hire: sought, say, page }, change] = useSearch(Search);
  const leave = useLeaveDialog();
  const mine = useEndpoint(listMyHires, {});
  if (mine.error) return <LoadFailure reading={mine} />;
  const hires = mine.data?.content ?? [];
  const subject = say && hires.find(({ id }) => id === sought);
  const open = (kind: HireDialogKind, id: string) =>
    change({ hire: id, say: kind, page }, { state: DIALOG_STEP });
  const close = () => leave(() => change({ hire: undefined, say: undefined, page }, { replace: true }));
  if (hires.length === 0) return null;
  return (
    <>
      {hires.some(({ status }) => status === 'CONFIRMED') && <HiddenNote />}
      {hires.map((hire) => (
        <HireCard
          key={hire.id}
          hire={hire}
          isSought={hire.id === sought && !say}
          onOpen={(kind) => open(kind, hire.id)}
        />
      ))}
      {say && subject && (
        <SideDialog key={`${say} ${subject.id}`} kind={say} hire={subject} side="CANDIDATE" onClose={close} />
      )}
    </>
  );
}
