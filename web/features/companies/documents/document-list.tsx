import { Button } from '@mantine/core';
import { useState } from 'react';
import { type CompanyDocument, deleteCompanyDocument } from '#contract/companies/documents.ts';
import { createFileTicket } from '#contract/files.ts';
import { DOCUMENT_STATUS_BADGES, DOCUMENT_TYPE_LABELS } from '#contract/labels/companies.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import classes from './document-list.module.css';

interface DocumentListProps {
  documents: readonly CompanyDocument[];
  canDelete: boolean;
}

/** The uploaded documents with their review states. */
export function DocumentList({ documents, canDelete }: DocumentListProps) {
  const [doomed, setDoomed] = useState<CompanyDocument | null>(null);
  const remove = useEndpointMutation(deleteCompanyDocument, {
    onSuccess: () => setDoomed(null),
  });
  return (
    <>
      <ul className={classes.list} aria-label="Uploaded documents">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onDelete={canDelete ? () => setDoomed(document) : undefined}
          />
        ))}
      </ul>
      <ConfirmModal
        opened={doomed !== null}
        onClose={() => setDoomed(null)}
        onConfirm={() => doomed && remove.mutate({ params: { id: doomed.id } })}
        title="Delete document"
        confirmLabel="Delete"
        danger
        loading={remove.isPending}
        error={remove.error ? wordsOf(remove.error, 'Failed to delete document') : undefined}
      >
        <p>Are you sure you want to delete this document?</p>
        <p className="muted small">{doomed?.fileName}</p>
      </ConfirmModal>
    </>
  );
}

function DocumentRow({
  document,
  onDelete,
}: {
  document: CompanyDocument;
  onDelete: (() => void) | undefined;
}) {
  const view = useEndpointMutation(createFileTicket, { onSuccess: ({ url }) => window.location.assign(url) });
  const badge = DOCUMENT_STATUS_BADGES[document.status];
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <p className="strong">{document.fileName}</p>
        <p className="small muted">
          {DOCUMENT_TYPE_LABELS[document.documentType]}, {formatDate(document.uploadedAt)}
        </p>
        {document.rejectionReason && <p className={classes.reason}>{document.rejectionReason}</p>}
      </div>
      <StatusBadge family={badge.family}>{badge.label}</StatusBadge>
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="subtle"
          loading={view.isPending}
          onClick={() => view.mutate({ params: { id: document.fileId } })}
          aria-label={`View ${document.fileName}`}
        >
          View
        </Button>
        {onDelete && (
          <Button
            size="xs"
            variant="subtle"
            color="brick"
            onClick={onDelete}
            aria-label={`Delete ${document.fileName}`}
          >
            Delete
          </Button>
        )}
      </div>
    </li>
  );
}
