import { useNavigate, useSearchParams } from 'react-router';
import { type ChangeSearch, MatchedSearch } from '#web/features/jobs/board/board-search.ts';
import { readSearch, writeSearch } from '#web/lib/address/use-search.ts';
import { ACT } from '#web/ui/overlays/use-act-address.ts';

/** The search of the board, also while one of its jobs is open: another search leads back to the list that it finds. */
export function useMatchedSearch(jobId: string | undefined) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = withoutAct(params);
  const search = readSearch(MatchedSearch, params);
  const change: ChangeSearch = (changes, { replace } = { replace: false }) => {
    const next = writeSearch(MatchedSearch, params, changes).toString();
    void navigate(addressOf('/jobs', next), { replace: replace && !jobId, preventScrollReset: true });
  };
  return {
    search,
    change,
    address: addressOf('/jobs', query),
    toJob: (id: string) => addressOf(`/jobs/${id}`, query),
  };
}

/** What is open over the board is no part of where it stands. */
function withoutAct(params: URLSearchParams): string {
  const bare = new URLSearchParams(params);
  bare.delete(ACT);
  return bare.toString();
}

function addressOf(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}
