import { useQuery } from '@tanstack/react-query';
import { downloadFile } from '#contract/files.ts';
import { callFile } from '#web/lib/api/api.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { DocumentFrame } from './document-frame.tsx';
import type { Shown } from './frame-messages.ts';

const PDF = 'application/pdf';

/** The message for the frame; a file that is not a PDF must be a picture. */
function shownFile(name: string, bytes: Blob): Shown {
  return { kind: bytes.type.startsWith(PDF) ? 'pdf' : 'picture', name, bytes };
}

interface FileViewProps {
  id: string;
  name: string;
  /** Loads the bytes of a file that was not uploaded. */
  read?: () => Promise<{ blob: Blob }>;
}

/** A PDF or a picture, shown in place. */
export function FileView({ id, name, read }: FileViewProps) {
  const fetchFile = read ?? (() => callFile(downloadFile, { params: { id } }));
  const { data, error } = useQuery({
    queryKey: ['file view', id],
    queryFn: async () => shownFile(name, (await fetchFile()).blob),
    gcTime: 0,
    retry: false,
  });
  if (error) return <FailureMessage>{messageOf(error)}</FailureMessage>;
  if (!data) return <LoadingText lines={4} />;
  return <DocumentFrame name={name} shown={data} />;
}
