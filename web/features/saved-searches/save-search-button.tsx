import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { JobsFilter } from '#contract/jobs/public-jobs.ts';
import { boardPath } from '#contract/saved-searches/job-filter.ts';
import { listJobSearches } from '#contract/saved-searches/saved-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { loginPath } from '#web/lib/guard.ts';
import { useHydrated } from '#web/lib/when/hydrated.ts';
import { IconBellFilled, IconBellPlus } from '#web/ui/icons/messages.ts';
import { useActAddress } from '#web/ui/overlays/use-act-address.ts';
import { SAVE_SEARCH, SaveSearchDialog } from './save-search-dialog.tsx';

interface SaveSearchButtonProps {
  filter: JobsFilter;
  isIconOnPhone?: boolean;
  /** If the button depends on the layout, the dialog is rendered above it. */
  isDialogAbove?: boolean;
}

/** Saves the board's filters as a search. Visitors are sent to sign in and return to them. */
export function SaveSearchButton({
  filter,
  isIconOnPhone = false,
  isDialogAbove = false,
}: SaveSearchButtonProps) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  // The prerendered board has no filters, and must be hydrated as it was built.
  const from = useHydrated() ? pathname + search : pathname;
  if (!user) {
    return (
      <Button
        component={Link}
        to={loginPath(from)}
        variant="default"
        data-icon-on-phone={isIconOnPhone}
        leftSection={<Bell />}
      >
        Save search
      </Button>
    );
  }
  return user.userType === 'JOBSEEKER' ? (
    <Save filter={filter} isIconOnPhone={isIconOnPhone} isDialogAbove={isDialogAbove} />
  ) : null;
}

function Bell() {
  return <IconBellPlus size={18} stroke={1.6} aria-hidden="true" />;
}

function Save({ filter, isIconOnPhone, isDialogAbove }: SaveSearchButtonProps) {
  const { open } = useActAddress(SAVE_SEARCH);
  const { data } = useEndpoint(listJobSearches, {});
  const path = boardPath(filter);
  const same = data?.searches.find((search) => search.filter && boardPath(search.filter) === path);
  const isSaved = same !== undefined;
  const hasOpened = useRef(false);
  // Once it is saved, another element replaces the button that opened the dialog.
  useEffect(() => {
    if (isSaved && hasOpened.current) focusLater(SAVE_SEARCH);
  }, [isSaved]);
  return (
    <>
      {same ? (
        <Button
          id={SAVE_SEARCH}
          component={Link}
          to="/jobs/saved?tab=searches"
          variant="default"
          data-icon-on-phone={isIconOnPhone}
          leftSection={<IconBellFilled size={18} aria-hidden="true" />}
        >
          Search saved
        </Button>
      ) : (
        <Button
          id={SAVE_SEARCH}
          variant="default"
          data-icon-on-phone={isIconOnPhone}
          leftSection={<Bell />}
          onClick={() => {
            hasOpened.current = true;
            open();
          }}
        >
          Save search
        </Button>
      )}
      {!isDialogAbove && <SaveSearchDialog filter={filter} />}
    </>
  );
}
