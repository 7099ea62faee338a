import type { LinkProps } from 'react-router';
import { useSearchParams } from 'react-router';
import { DIALOG_STEP } from '#web/lib/use-leave-dialog.ts';

export type ProfileLink = LinkProps & { 'data-candidate': string };

/** How a profile is opened beside the list, which stays as it is: a step of its own, so that Back closes it. */
export function useProfileLink(): (id: string) => ProfileLink {
  const [params] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(params);
    next.set('candidate', id);
    return { to: { search: `?${next}` }, state: DIALOG_STEP, preventScrollReset: true, 'data-candidate': id };
  };
}

/** The names of a list, which lead to the profiles, as they follow each other. */
export function namesIn(list: ParentNode): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a[data-candidate]')];
}
