import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CompanyDocument } from '#contract/companies/documents.ts';
import { adminRejectRecruiterDocument } from '#contract/companies/recruiter-review.ts';
import { createFileTicket } from '#contract/files.ts';
import { DOCUMENT_STATUS_BADGES, DOCUMENT_TYPE_LABELS } from '#contract/labels/companies.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { forgetDraft } from '#web/lib/forms/saved-draft.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { FileView } from '#web/ui/files/file-view.tsx';
import { IconFileTypePdf, IconPhoto } from '#web/ui/icons/papers.ts';
import { ReasonForm } from './reason-form.tsx';
import classes from './review-modal.module.css';

interface ReviewDocumentsProps {
  recruiterId: string;
  documents: readonly CompanyDocument[];
  /** True while the application is open: single documents can be rejected. */
  isOpen: boolean;
}

/** The documents that prove the company. */
export function ReviewDocuments({ recruiterId, documents, isOpen }: ReviewDocumentsProps) {
  return (
    <section>
      <h3>Documents</h3>
      {documents.length === 0 && <p className="muted">No documents uploaded.</p>}
      <ul>
        {documents.map((document) => (
          <DocumentRow key={document.id} recruiterId={recruiterId} document={document} isOpen={isOpen} />
        ))}
      </ul>
    </section>
  );
}

interface DocumentRowProps extends Omit<ReviewDocumentsProps, 'documents'> {
  document: CompanyDocument;
}

function DocumentRow({ recruiterId, document, isOpen }: DocumentRowProps) {
  const [isRejecting, setRejecting] = useState(false);
  const [isShown, setShown] = useState(false);
  const { id, fileId, fileName, documentType, status, rejectionReason } = document;
  const ticket = useEndpointMutation(createFileTicket, {
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const draftName = `reject-document:${id}`;
  const rejection = useEndpointMutation(adminRejectRecruiterDocument, {
    onSuccess: () => {
      forgetDraft(draftName);
      setRejecting(false);
    },
  });
  const badge = DOCUMENT_STATUS_BADGES[status];
  const Icon = /\.pdf$/i.test(fileName) ? IconFileTypePdf : IconPhoto;
  return (
    <li>
      <div className={classes.document}>
        <Icon className="icon faint" size={18} stroke={1.6} aria-hidden="true" />
        <p className={classes.file}>
          <span className="strong">{fileName}</span>{' '}
          <span className="small muted">{DOCUMENT_TYPE_LABELS[documentType]}</span>
        </p>
        <Button
          size="xs"
          variant="link"
          px={6}
          aria-label={`${isShown ? 'Hide' : 'View'} ${fileName}`}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'View'}
        </Button>
        <Button
          size="xs"
          variant="link"
          px={6}
          aria-label={`Download ${fileName}`}
          loading={ticket.isPending}
          onClick={() => ticket.mutate({ params: { id: fileId } })}
        >
          Download
        </Button>
        {isOpen && status === 'PENDING' && !isRejecting && (
          <Button
            size="xs"
            variant="subtle"
            color="brick"
            px={6}
            aria-label={`Reject ${fileName}`}
            onClick={() => setRejecting(true)}
          >
            Reject
          </Button>
        )}
        <StatusBadge family={badge.family}>{badge.label}</StatusBadge>
      </div>
      {rejectionReason && <p className={`small ${classes.problem}`}>{rejectionReason}</p>}
      {ticket.error && <p className={`small ${classes.problem}`}>{ticket.error.message}</p>}
      {isShown && <FileView id={fileId} name={fileName} />}
      {isRejecting && (
        <ReasonForm
          draftName={draftName}
          label={`Why is ${fileName} rejected?`}
          submitLabel="Reject document"
          onSubmit={(reason) =>
            rejection.mutate({ params: { id: recruiterId, documentId: id }, body: { reason } })
          }
          onBack={() => setRejecting(false)}
          isRunning={rejection.isPending}
          error={rejection.error?.message}
        />
      )}
    </li>
  );
}
