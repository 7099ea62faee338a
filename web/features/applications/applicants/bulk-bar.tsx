import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { Rejection } from '#contract/applications/recruiter-applications.ts';
import { type ApplicationStatus, applicationStatusBadge } from '#contract/labels/applications.ts';
import { moveApplications } from '#web/features/profiles/stage-moves/move-applications.ts';
import { forgetDraft } from '#web/lib/forms/saved-draft.ts';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { SelectionBar, selectionButton, selectionMain } from '#web/ui/table/selection-bar.tsx';
import type { Selection } from './use-selection.ts';

const RejectDialog = lazyDialog(
  async () => (await import('#web/features/profiles/stage-moves/reject-dialog.tsx')).RejectDialog,
);

/** The bar at the bottom of the list while something is ticked: one decision for all of it. */
export function BulkBar({ selection }: { selection: Selection }) {
  const [isRejecting, setRejecting] = useState(false);
  const { chosen, clear, put } = selection;
  const applicationIds = chosen.map(({ id }) => id);
  const draftName = `reject-applications:${applicationIds.toSorted()}`;
  const [isRunning, setRunning] = useState(false);
  if (chosen.length === 0) return null;
  const targets = [...new Set(chosen.flatMap(({ nextStatuses }) => nextStatuses))];
  const moveTo = async (status: ApplicationStatus, words?: Rejection) => {
    setRunning(true);
    const { moved, left } = await moveApplications(applicationIds, status, words).finally(() =>
      setRunning(false),
    );
    if (moved.length === 0) return;
    forgetDraft(draftName);
    setRejecting(false);
    // Applications that could not be changed stay ticked, for another try.
    put(
      chosen.filter(({ id }) => !left.includes(id)),
      false,
    );
  };
  const others = targets.filter((status) => status !== 'SHORTLISTED' && status !== 'REJECTED');
  return (
    <SelectionBar label="Selected applications" count={chosen.length} onClear={clear}>
      {targets.includes('SHORTLISTED') && (
        <Button className={selectionMain} loading={isRunning} onClick={() => void moveTo('SHORTLISTED')}>
          Shortlist
        </Button>
      )}
      {others.length > 0 && (
        <Menu position="top">
          <Menu.Target>
            <Button className={selectionButton}>Move to…</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((status) => (
              <Menu.Item key={status} onClick={() => void moveTo(status)}>
                {applicationStatusBadge(status, 'recruiter').label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {targets.includes('REJECTED') && (
        <Button className={selectionButton} onClick={() => setRejecting(true)}>
          Reject
        </Button>
      )}
      {isRejecting && (
        <RejectDialog
          draftName={draftName}
          names={chosen.length}
          onClose={() => setRejecting(false)}
          onReject={(words) => void moveTo('REJECTED', words)}
          isRunning={isRunning}
        />
      )}
    </SelectionBar>
  );
}
