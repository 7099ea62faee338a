import { Button } from '@mantine/core';
import { createFileTicket } from '#contract/files.ts';
import type { DegreeReview } from '#contract/verifications/review.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatBytes } from '#web/lib/format/units.ts';
import { IconFileTypePdf, IconPhoto } from '#web/ui/icons/papers.ts';
import classes from './proofs-table.module.css';

interface ProofDocumentProps {
  document: DegreeReview['document'];
  /** Opens the review; absent inside it, where the document can be downloaded. */
  onView?: () => void;
}

/** The file with its name and size. */
export function ProofDocument({ document, onView }: ProofDocumentProps) {
  const ticket = useEndpointMutation(createFileTicket, {
    onSuccess: ({ url }) => window.location.assign(url),
  });
  if (!document) return <p className="faint">Deleted after 90 days</p>;
  const { id, name, mimeType, sizeBytes } = document;
  const Icon = mimeType === 'application/pdf' ? IconFileTypePdf : IconPhoto;
  return (
    <div className={classes.document}>
      <Icon className="icon faint" size={18} stroke={1.6} aria-hidden="true" />
      <div>
        {onView ? (
          <Button size="xs" variant="link" px={0} aria-label={`View ${name}`} onClick={onView}>
            <span className={classes.file}>{name}</span>
          </Button>
        ) : (
          <p className={classes.name}>{name}</p>
        )}
        <p className="small muted num">{ticket.error?.message ?? formatBytes(sizeBytes)}</p>
      </div>
      {!onView && (
        <Button
          size="xs"
          variant="link"
          px={6}
          aria-label={`Download ${name}`}
          loading={ticket.isPending}
          onClick={() => ticket.mutate({ params: { id } })}
        >
          Download
        </Button>
      )}
    </div>
  );
}
