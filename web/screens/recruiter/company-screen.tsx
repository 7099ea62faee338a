import { getCompany } from '#contract/companies/profile.ts';
import { CompanyProfile, useMayEditCompany } from '#web/features/companies/profile/company-profile.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { requireUser } from '#web/lib/guard.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const clientLoader = requireUser(['RECRUITER']);
export const meta = () => [{ title: 'Company profile | Medallist' }];

export default function CompanyScreen() {
  const company = useEndpoint(getCompany, {}).data;
  const canEdit = useMayEditCompany(company?.id);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Company profile' }]} />
      <PageHeader
        title="Company profile"
        lead={
          canEdit || !company
            ? 'What candidates read about you before they answer.'
            : 'Owners and admins of the company can change it.'
        }
      />
      <CompanyProfile />
    </>
  );
}
