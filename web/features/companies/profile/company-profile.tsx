import { Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { getCompany, updateCompany } from '#contract/companies/profile.ts';
import { DocumentsCard } from '#web/features/companies/documents/documents-card.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { CompanyCards, editButton } from './company-cards.tsx';
import { CompanyForm } from './company-form.tsx';
import classes from './company-profile.module.css';
import { LogoCard } from './logo-card.tsx';
import { PendingChangeMessage } from './pending-change.tsx';
import { useMayEditCompany } from './use-may-edit-company.ts';

function tell(isUnderReview: boolean) {
  notifications.show({
    message: isUnderReview
      ? 'Changes saved. What candidates know you by is under review.'
      : 'Changes saved successfully!',
  });
}

/** The company in all its parts, each with its form for those who may change it. */
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
