import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import type { Reported } from './report-dialog.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

const Context = createContext<((reported: Reported) => void) | null>(null);

/** Opens a report in the `ReportPlace` above the buttons, if there is one. */
export const useReportPlace = () => use(Context);

/** The id of the button that opens this report. */
export function reportButtonId({ kind, id }: Reported): string {
  return `report-${kind.toLowerCase()}-${id}`;
}

/** Renders the report dialog above buttons that depend on the layout; navigation closes it. */
export function ReportPlace({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [asked, setAsked] = useState<{ reported: Reported; at: string } | null>(null);
  const open = useCallback((reported: Reported) => setAsked({ reported, at: key }), [key]);
  return (
    <Context value={open}>
      {children}
      <Suspense>
        {asked?.at === key && (
          <ReportDialog
            reported={asked.reported}
            onClose={() => {
              setAsked(null);
              focusLater(reportButtonId(asked.reported));
            }}
          />
        )}
      </Suspense>
    </Context>
  );
}
