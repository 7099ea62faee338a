import { movesOfCompany } from '#contract/companies/approval.policy.ts';
import { getApprovalStatus } from '#contract/companies/approval.ts';
import { listCompanyDocuments } from '#contract/companies/documents.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentUpload } from './document-upload.tsx';
import classes from './documents-step.module.css';

/** What proves the company, after the application too: a new certificate, a better scan. */
export function DocumentsCard({ canEdit }: { canEdit: boolean }) {
  const documents = useEndpoint(listCompanyDocuments, {});
  const status = useEndpoint(getApprovalStatus, {}).data?.approvalStatus;
  return (
    <Card title="Documents">
      <div id="documents" className={classes.step}>
        {documents.isPending && <LoadingRows count={2} />}
        {documents.error && !documents.data && (
          <LoadFailure reading={documents} message={wordsOf(documents.error, 'Failed to load documents')} />
        )}
        {documents.data?.length === 0 && <p className="muted">No documents uploaded.</p>}
        {documents.data && documents.data.length > 0 && (
          <DocumentList
            documents={documents.data}
            canDelete={canEdit && status !== undefined && movesOfCompany(status).includes('DELETE_DOCUMENT')}
          />
        )}
        {canEdit && <DocumentUpload />}
      </div>
    </Card>
  );
}
