import { Button } from '@mantine/core';
import { createFileTicket } from '#contract/files.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';

/** Opens a resume through a one-time link, since files are not public. */
export function ResumeLink({ fileId }: { fileId: string }) {
  const ticket = useEndpointMutation(createFileTicket, {
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button
        variant="link"
        loading={ticket.isPending}
        onClick={() => ticket.mutate({ params: { id: fileId } })}
      >
        Download
      </Button>
      {ticket.error && <span className="small"> {ticket.error.message}</span>}
    </>
  );
}
