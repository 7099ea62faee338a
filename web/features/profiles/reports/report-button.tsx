import { Button } from '@mantine/core';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { lazy, Suspense } from 'react';
import { useLazyOverlay } from '#web/lib/use-lazy-overlay.ts';
import type { Reported } from './report-dialog.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** A way to tell the admins what is wrong, where it is seen. */
export function ReportButton({ reported, label }: { reported: Reported; label: string }) {
  const dialog = useLazyOverlay();
  return (
    <>
      <Button
        ref={dialog.opener}
        size="xs"
        variant="subtle"
        color="gray"
        leftSection={<IconFlag size={15} stroke={1.6} aria-hidden="true" />}
        loading={dialog.isLoading}
        onClick={dialog.open}
      >
        {label}
      </Button>
      <Suspense>{dialog.isOpen && <ReportDialog reported={reported} onClose={dialog.close} />}</Suspense>
    </>
  );
}
