import { useState } from 'react';
import { forgetDraft } from '#web/lib/forms/saved-draft.ts';
import { moveApplications } from './move-applications.ts';
import { RejectDialog } from './reject-dialog.tsx';

interface RejectOneProps {
  applicationId: string;
  name: string;
  onClose: () => void;
}

/** Rejects one person, and closes when that is done. */
export function RejectOne({ applicationId, name, onClose }: RejectOneProps) {
  const [isRunning, setRunning] = useState(false);
  const draftName = `reject-application:${applicationId}`;
  return (
    <RejectDialog
      draftName={draftName}
      names={name}
      onClose={onClose}
      isRunning={isRunning}
      onReject={async (words) => {
        setRunning(true);
        const { moved } = await moveApplications([applicationId], 'REJECTED', words).finally(() =>
          setRunning(false),
        );
        if (moved.length === 0) return;
        forgetDraft(draftName);
        onClose();
      }}
    />
  );
}
