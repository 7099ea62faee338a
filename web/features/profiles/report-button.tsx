import { Button } from '@mantine/core';
import { lazy, Suspense, useTransition } from 'react';
import { useLazyOverlay } from '#web/lib/use-lazy-overlay.ts';
import { IconFlag } from '#web/ui/icons/acts.ts';
import type { Reported } from './report-dialog.tsx';
import { reportButtonId, useReportPlace } from './report-place.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** A button to report something to the admins where it is shown. */
export function ReportButton({ reported, label }: { reported: Reported; label: string }) {
  const dialog = useLazyOverlay();
  const openAbove = useReportPlace();
  const [isLoading, startOpening] = useTransition();
  return (
    <>
      <Button
        ref={dialog.opener}
        id={reportButtonId(reported)}
        size="xs"
        variant="subtle"
        color="gray"
        leftSection={<IconFlag size={15} stroke={1.6} aria-hidden="true" />}
        loading={dialog.isLoading || isLoading}
        onClick={() => (openAbove ? startOpening(() => openAbove(reported)) : dialog.open())}
      >
        {label}
      </Button>
      <Suspense>{dialog.isOpen && <ReportDialog reported={reported} onClose={dialog.close} />}</Suspense>
    </>
  );
}
