import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAM = 'act';
const APPLY = 'apply';

/** Whether the sheet is open, kept in the address: a reload leaves it open, Back closes it. */
export function useApplyAddress() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();

  function write(isOpen: boolean, replace: boolean): void {
    const next = new URLSearchParams(params);
    if (isOpen) next.set(PARAM, APPLY);
    else next.delete(PARAM);
    setParams(next, { replace, preventScrollReset: true, state: { isDialog: isOpen } });
  }

  return {
    isOpen: params.get(PARAM) === APPLY,
    open: () => write(true, false),
    close() {
      // Whoever has gone on meanwhile stays there.
      if (new URLSearchParams(window.location.search).get(PARAM) !== APPLY) return;
      if ((state as { isDialog?: boolean } | null)?.isDialog) void navigate(-1);
      else write(false, true);
    },
  };
}
