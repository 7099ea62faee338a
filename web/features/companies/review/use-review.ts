import { useSearchParams } from 'react-router';

const NAME = 'review';

/**
 * The recruiter whose details are open, stored in the address, so that Back closes them
 * and a link opens them.
 */
export function useReview() {
  const [params, setParams] = useSearchParams();
  const id = params.get(NAME);
  function show(next: string | null) {
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === null) changed.delete(NAME);
        else changed.set(NAME, next);
        return changed;
      },
      { replace: next === null, preventScrollReset: true },
    );
  }
  return { id, open: (recruiterId: string) => show(recruiterId), close: () => show(null) };
}
