import { Button, CloseButton, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { bulkUpdateApplications } from '#contract/applications/recruiter-applications.ts';
import { type ApplicationStatus, applicationStatusBadge } from '#contract/labels/applications.ts';
import { RejectDialog } from '#web/features/applications/reject-dialog.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format.ts';
import { forgetDraft } from '#web/lib/forms/kept-draft.ts';
import classes from './bulk-bar.module.css';
import type { Selection } from './use-selection.ts';

/** Over the foot of the list while something is ticked: one decision about all of it. */
export function BulkBar({ selection }: { selection: Selection }) {
  const [isRejecting, setRejecting] = useState(false);
  const { chosen, clear } = selection;
  const applicationIds = chosen.map(({ id }) => id);
  const draftName = `reject-applications:${applicationIds.toSorted()}`;
  const move = useEndpointMutation(bulkUpdateApplications, {
    onSuccess: ({ updated, skipped }) => {
      const stayed = skipped.length > 0 ? ` ${skipped.length} stayed: their stage does not allow it.` : '';
      notifications.show({ message: `${count(updated.length, 'application')} moved.${stayed}` });
      forgetDraft(draftName);
      setRejecting(false);
      clear();
    },
    onError: (error) => notifications.show({ color: 'brick', message: error.message }),
  });
  if (chosen.length === 0) return null;
  const targets = [...new Set(chosen.flatMap(({ nextStatuses }) => nextStatuses))];
  const moveTo = (status: ApplicationStatus, reason?: string) =>
    move.mutate({ body: { applicationIds, status, ...(reason ? { reason } : {}) } });
  const others = targets.filter((status) => status !== 'SHORTLISTED' && status !== 'REJECTED');
  return (
    <section className={classes.bar} aria-label="Selected applications">
      <span className={`${classes.count} num`} aria-live="polite">
        {chosen.length} selected
      </span>
      {targets.includes('SHORTLISTED') && (
        <Button className={classes.main} loading={move.isPending} onClick={() => moveTo('SHORTLISTED')}>
          Shortlist
        </Button>
      )}
      {others.length > 0 && (
        <Menu position="top">
          <Menu.Target>
            <Button className={classes.button}>Move to…</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((status) => (
              <Menu.Item key={status} onClick={() => moveTo(status)}>
                {applicationStatusBadge(status, 'recruiter').label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {targets.includes('REJECTED') && (
        <Button className={classes.button} onClick={() => setRejecting(true)}>
          Reject
        </Button>
      )}
      <CloseButton className={classes.close} aria-label="Clear selection" onClick={clear} />
      {isRejecting && (
        <RejectDialog
          draftName={draftName}
          names={chosen.length}
          onClose={() => setRejecting(false)}
          onReject={(reason) => moveTo('REJECTED', reason)}
          isRunning={move.isPending}
        />
      )}
    </section>
  );
}
