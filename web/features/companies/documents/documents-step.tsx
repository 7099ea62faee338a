import { Button } from '@mantine/core';
import type { CompanyDocument } from '#contract/companies/documents.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { FormActions } from '#web/ui/fields/form-layout.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentUpload } from './document-upload.tsx';
import classes from './documents-step.module.css';

interface DocumentsStepProps {
  documents: readonly CompanyDocument[];
  canDelete: boolean;
  onNext: () => void;
  onBack: () => void;
}

/** Step 3: what proves that the company exists. */
export function DocumentsStep({ documents, canDelete, onNext, onBack }: DocumentsStepProps) {
  const hasNone = documents.length === 0;
  return (
    <div className={classes.step}>
      <DocumentUpload />
      {hasNone ? (
        <div className={classes.none}>
          <EmptyState title="At least one document is required">
            A company registration or GST certificate is recommended: it helps us most.
          </EmptyState>
        </div>
      ) : (
        <DocumentList documents={documents} canDelete={canDelete} />
      )}
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
