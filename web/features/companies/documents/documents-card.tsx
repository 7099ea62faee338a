import { movesOfCompany } from '#contract/companies/approval.policy.ts';
import { getApprovalStatus } from '#contract/companies/approval.ts';
import { listCompanyDocuments } from '#contract/companies/documents.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentUpload } from './document-upload.tsx';
import classes from './documents-step.module.css';
import { UploadedDocuments } from './uploaded-documents.tsx';

/** What proves the company, after the application too: a new certificate, a better scan. */
export function DocumentsCard({ canEdit }: { canEdit: boolean }) {
  const documents = useEndpoint(listCompanyDocuments, {});
  const status = useEndpoint(getApprovalStatus, {}).data?.approvalStatus;
  return (
    <Card title="Documents">
      <div id="documents" className={classes.step}>
        <UploadedDocuments reading={documents}>
          {(uploaded) =>
            uploaded.length === 0 ? (
              <p className="muted">No documents uploaded.</p>
            ) : (
              <DocumentList
                documents={uploaded}
                canDelete={
                  canEdit && status !== undefined && movesOfCompany(status).includes('DELETE_DOCUMENT')
                }
              />
            )
          }
        </UploadedDocuments>
        {canEdit && <DocumentUpload />}
      </div>
    </Card>
  );
}
