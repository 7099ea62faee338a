import { Button, FileButton, Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { getMe } from '#contract/auth/session.ts';
import { movesOfCompany } from '#contract/companies/approval.policy.ts';
import { getApprovalStatus } from '#contract/companies/approval.ts';
import { listCompanyDocuments } from '#contract/companies/documents.ts';
import {
  type CompanyProfile as Company,
  deleteCompanyLogo,
  getCompany,
  updateCompany,
  uploadCompanyLogo,
} from '#contract/companies/profile.ts';
import { hasRole } from '#contract/core/roles.ts';
import { DocumentList } from '#web/features/companies/documents/document-list.tsx';
import { DocumentUpload } from '#web/features/companies/documents/document-upload.tsx';
import step from '#web/features/companies/documents/documents-step.module.css';
import { UploadedDocuments } from '#web/features/companies/documents/uploaded-documents.tsx';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { CompanyCards, editButton, PendingChangeMessage } from './company-cards.tsx';
import { CompanyForm } from './company-form.tsx';
import classes from './company-profile.module.css';

/** True if this person may edit the company; false while unknown. */
export function useMayEditCompany(companyId: string | undefined): boolean {
  const me = useEndpoint(getMe, {});
  const role = me.data?.organizations.find(({ id }) => id === companyId)?.role;
  return role !== undefined && hasRole(role, 'ADMIN');
}

/** Documents that prove the company, also after the application: a new certificate, a better scan. */
function DocumentsCard({ canEdit }: { canEdit: boolean }) {
  const documents = useEndpoint(listCompanyDocuments, {});
  const status = useEndpoint(getApprovalStatus, {}).data?.approvalStatus;
  return (
    <Card title="Documents">
      <div id="documents" className={step.step}>
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

/** The logo that is shown with the company's name. */
function LogoCard({ company, canEdit }: { company: Company; canEdit: boolean }) {
  const [failure, setFailure] = useState<string | null>(null);
  const options = {
    onSuccess: () => setFailure(null),
    onError: (error: Error) => setFailure(error.message),
  };
  const upload = useEndpointMutation(uploadCompanyLogo, options);
  const remove = useEndpointMutation(deleteCompanyLogo, options);
  function send(file: File | null) {
    if (!file) return;
    const form = new FormData();
    form.append('logo', file);
    upload.mutate({ form });
  }
  return (
    <Card title="Logo">
      {failure && (
        <div className={classes.failure}>
          <FailureMessage>{failure}</FailureMessage>
        </div>
      )}
      <div className={classes.row}>
        <InitialTile name={company.companyName} src={company.logoUrl} size={64} />
        {canEdit && (
          <div className={classes.buttons}>
            <FileButton accept="image/png,image/jpeg,image/webp" onChange={send}>
              {(props) => (
                <Button {...props} size="xs" variant="default" loading={upload.isPending}>
                  {company.logoUrl ? 'Replace logo' : 'Upload logo'}
                </Button>
              )}
            </FileButton>
            {company.logoUrl && (
              <Button size="xs" variant="subtle" loading={remove.isPending} onClick={() => remove.mutate({})}>
                Remove
              </Button>
            )}
            <p className="small muted">PNG, JPG or WebP, up to 5 MB, best as a square.</p>
          </div>
        )}
      </div>
    </Card>
  );
}

function tell(isUnderReview: boolean) {
  notifications.show({
    message: isUnderReview
      ? 'Changes saved. What candidates know you by is under review.'
      : 'Changes saved successfully!',
  });
}

/** The company profile; each part has a form for those who may edit it. */
export function CompanyProfile() {
  const company = useEndpoint(getCompany, {});
  const canEdit = useMayEditCompany(company.data?.id);
  if (company.isPending) {
    return (
      <Loading>
        <Skeleton height={480} radius={10} maw={720} />
      </Loading>
    );
  }
  if (!company.data) {
    return <LoadFailure reading={company} />;
  }
  return (
    <div className={classes.cards}>
      {company.data.pendingChange && (
        <PendingChangeMessage
          change={company.data.pendingChange}
          canEdit={canEdit}
          focusAfter={editButton('Company')}
        />
      )}
      <LogoCard company={company.data} canEdit={canEdit} />
      {company.data.isSaved || !canEdit ? (
        <CompanyCards company={company.data} canEdit={canEdit} onSaved={tell} />
      ) : (
        <Card>
          <CompanyForm
            company={company.data}
            endpoint={updateCompany}
            submitLabel="Save changes"
            onSaved={tell}
          />
        </Card>
      )}
      <DocumentsCard canEdit={canEdit} />
    </div>
  );
}
