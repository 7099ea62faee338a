import { Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { getCompany, updateCompany } from '#contract/companies/profile.ts';
import { DocumentsCard } from '#web/features/companies/documents/documents-card.tsx';
import { CompanyCards, editButton } from '#web/features/companies/profile/company-cards.tsx';
import { CompanyForm } from '#web/features/companies/profile/company-form.tsx';
import { LogoCard } from '#web/features/companies/profile/logo-card.tsx';
import { PendingChangeMessage } from '#web/features/companies/profile/pending-change.tsx';
import { useMayEditCompany } from '#web/features/companies/profile/use-may-edit-company.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { requireUser } from '#web/lib/guard.ts';
import { Card } from '#web/ui/display/card.tsx';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import classes from './profile-cards.module.css';

export const clientLoader = requireUser(['RECRUITER']);
export const meta = () => [{ title: 'Company profile | Medallist' }];

function tell(isUnderReview: boolean) {
  notifications.show({
    message: isUnderReview
      ? 'Changes saved. What candidates know you by is under review.'
      : 'Changes saved successfully!',
  });
}

export default function CompanyScreen() {
  const company = useEndpoint(getCompany, {});
  const canEdit = useMayEditCompany(company.data?.id);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Company profile' }]} />
      <PageHeader
        title="Company profile"
        lead={
          canEdit || !company.data
            ? 'What candidates read about you before they answer.'
            : 'Owners and admins of the company can change it.'
        }
      />
      {company.error && !company.data && (
        <ErrorPanel
          message={company.error.message}
          onRetry={() => void company.refetch()}
          retrying={company.isFetching}
        />
      )}
      {company.isPending && (
        <Loading>
          <Skeleton height={480} radius={10} maw={720} />
        </Loading>
      )}
      {company.data && (
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
      )}
    </>
  );
}
