import { Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { getCompany, updateCompany } from '#contract/companies/profile.ts';
import { CompanyForm } from '#web/features/onboarding/company-form.tsx';
import { requireUser } from '#web/lib/guard.ts';
import { useEndpoint } from '#web/lib/query.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Breadcrumbs } from '#web/ui/top-bar.tsx';

export const clientLoader = requireUser(['RECRUITER']);
export const meta = () => [{ title: 'Company profile | Medallist' }];

export default function CompanyScreen() {
  const company = useEndpoint(getCompany, {});
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Company profile' }]} />
      <PageHeader title="Company profile" lead="What candidates read about you before they answer." />
      {company.error && (
        <ErrorPanel
          message={company.error.message}
          onRetry={() => void company.refetch()}
          retrying={company.isFetching}
        />
      )}
      {company.isPending && (
        <Loading>
          <Skeleton height={480} radius={10} maw={640} />
        </Loading>
      )}
      {company.data && (
        <Card>
          <CompanyForm
            key={company.data.version}
            company={company.data}
            endpoint={updateCompany}
            submitLabel="Save changes"
            onSaved={() => notifications.show({ message: 'Changes saved successfully!' })}
          />
        </Card>
      )}
    </>
  );
}
