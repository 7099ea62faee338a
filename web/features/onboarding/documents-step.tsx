import { Button, FileInput, Select } from '@mantine/core';
import { useState } from 'react';
import { getApprovalStatus, getOnboardingStatus } from '#contract/companies/approval.ts';
import {
  type CompanyDocument,
  DOCUMENT_MIME_TYPES,
  listCompanyDocuments,
  uploadCompanyDocuments,
} from '#contract/companies/documents.ts';
import { DOCUMENT_TYPE_LABELS } from '#contract/labels/companies.ts';
import { useEndpointMutation } from '#web/lib/query.ts';
import { FormActions } from '#web/ui/form-layout.tsx';
import { Message } from '#web/ui/message.tsx';
import { DocumentList } from './document-list.tsx';
import classes from './documents-step.module.css';

interface DocumentsStepProps {
  documents: readonly CompanyDocument[];
  canDelete: boolean;
  onNext: () => void;
  onBack: () => void;
}

const TYPES = Object.entries(DOCUMENT_TYPE_LABELS).map(([value, label]) => ({ value, label }));

/** Step 3: what proves that the company exists. */
export function DocumentsStep({ documents, canDelete, onNext, onBack }: DocumentsStepProps) {
  const hasNone = documents.length === 0;
  return (
    <div className={classes.step}>
      <p className="muted">
        At least one document is required. A company registration or GST certificate is recommended.
      </p>
      <UploadForm />
      {!hasNone && <DocumentList documents={documents} canDelete={canDelete} />}
      <FormActions>
        <Button onClick={onNext} disabled={hasNone}>
          Continue to Review
        </Button>
        <Button variant="subtle" onClick={onBack}>
          Back
        </Button>
      </FormActions>
    </div>
  );
}

function UploadForm() {
  const [documentType, setDocumentType] = useState('COMPANY_REGISTRATION');
  const [files, setFiles] = useState<File[]>([]);
  const upload = useEndpointMutation(uploadCompanyDocuments, {
    invalidates: [listCompanyDocuments, getOnboardingStatus, getApprovalStatus],
    onSuccess: () => setFiles([]),
  });
  function send() {
    const form = new FormData();
    form.append('documentType', documentType);
    for (const file of files) form.append('files', file);
    upload.mutate({ form });
  }
  return (
    <div className={classes.upload}>
      {upload.error && (
        <Message family="danger">{upload.error.message || 'Failed to upload documents'}</Message>
      )}
      <Select
        label="Document type"
        data={TYPES}
        value={documentType}
        onChange={(value) => value && setDocumentType(value)}
        allowDeselect={false}
      />
      <FileInput
        label="Files"
        description="PDF, JPG or PNG, up to 5 MB each"
        placeholder="Choose files"
        multiple
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the chosen files' }}
        accept={DOCUMENT_MIME_TYPES.join(',')}
        value={files}
        onChange={setFiles}
      />
      <Button
        variant="default"
        className={classes.send ?? ''}
        disabled={files.length === 0}
        loading={upload.isPending}
        onClick={send}
      >
        Upload
      </Button>
    </div>
  );
}
