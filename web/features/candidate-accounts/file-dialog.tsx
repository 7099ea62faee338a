import { Button } from '@mantine/core';
import { createFileTicket } from '#contract/files.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { FileView } from '#web/ui/files/file-view.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';

export interface ShownFile {
  id: string;
  name: string;
}

interface FileDialogProps {
  file: ShownFile;
  onClose: () => void;
}

/** Word resumes cannot be shown in the frame. */
const WORD = /\.docx?$/i;

/** A file of a candidate, shown in place with a download button. */
export function FileDialog({ file: { id, name }, onClose }: FileDialogProps) {
  const ticket = useEndpointMutation(createFileTicket, {
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <Dialog opened onClose={onClose} size={760} title={name}>
      {ticket.error && <FailureMessage>{ticket.error.message}</FailureMessage>}
      {WORD.test(name) ? (
        <p>A Word document cannot be shown here. Download it to read it.</p>
      ) : (
        <FileView id={id} name={name} />
      )}
      <DialogFooter>
        <Button
          variant="default"
          loading={ticket.isPending}
          onClick={() => ticket.mutate({ params: { id } })}
        >
          Download
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
