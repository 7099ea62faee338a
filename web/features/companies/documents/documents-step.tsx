import { Button } from '@mantine/core';
import { listProofs } from '#contract/companies/documents.policy.ts';
import type { CompanyDocument } from '#contract/companies/documents.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import type { Reading } from '#web/ui/failures/load-failure.tsx';
import { FormActions } from '#web/ui/fields/form-layout.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentUpload } from './document-upload.tsx';
import classes from './documents-step.module.css';
import { UploadedDocuments } from './uploaded-documents.tsx';

interface DocumentsStepProps {
  documents: Reading<readonly CompanyDocument[]>;
  canDelete: boolean;
  onNext: () => void;
  onBack: () => void;
}

/** Step 3: what proves that the company exists. */
export function DocumentsStep({ documents, canDelete, onNext, onBack }: DocumentsStepProps) {
  return (
    <div className={classes.step}>
      <DocumentUpload />
      <UploadedDocuments reading={documents}>
        {(uploaded) => (
          <>
            <Wanted documents={uploaded} />
            {uploaded.length > 0 && <DocumentList documents={uploaded} canDelete={canDelete} />}
          </>
        )}
      </UploadedDocuments>
      <FormActions>
        <Button onClick={onNext} disabled={listProofs(documents.data ?? []).length === 0}>
          Continue to Review
        </Button>
        <Button variant="subtle" onClick={onBack}>
          Back
        </Button>
      </FormActions>
    </div>
  );
}

const RECOMMENDED = 'A company registration or GST certificate is recommended: it helps us most.';

/** What is still to be uploaded, and what would help. */
function Wanted({ documents }: { documents: readonly CompanyDocument[] }) {
  const types = listProofs(documents).map(({ documentType }) => documentType);
  if (types.length === 0) {
    return (
      <div className={classes.none}>
        <EmptyState title="At least one document is required">{RECOMMENDED}</EmptyState>
      </div>
    );
  }
  const isHelped = types.includes('COMPANY_REGISTRATION') || types.includes('GST_CERTIFICATE');
  return isHelped ? null : <p className="small muted">{RECOMMENDED}</p>;
}
