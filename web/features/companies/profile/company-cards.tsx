import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type CompanyProfile, updateCompany } from '#contract/companies/profile.ts';
import { COMPANY_SIZE_LABELS, type IdentityField } from '#contract/labels/companies.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { CompanyForm } from './company-form.tsx';
import { COMPANY_GROUPS, type CompanyGroup } from './company-groups.tsx';
import { Asked } from './pending-change.tsx';
import { WebLink } from './web-link.tsx';

interface CompanyCardsProps {
  company: CompanyProfile;
  canEdit: boolean;
  /** Whether something of it waits for an admin now. */
  onSaved: (isUnderReview: boolean) => void;
}

type Facts = (readonly [term: string, description: ReactNode])[];

function linkOf(href: string | null): ReactNode {
  return href ? <WebLink href={href} /> : NONE;
}

const NONE = <span className="faint">Not given</span>;

function factsOf(company: CompanyProfile, group: CompanyGroup): Facts {
  const asked = (field: IdentityField, approved: ReactNode) => (
    <>
      {approved}
      <Asked company={company} field={field} />
    </>
  );
  if (group === 'Company') {
    return [
      ['Name', asked('companyName', company.companyName)],
      ['Website', asked('companyWebsite', linkOf(company.companyWebsite))],
      ['Size', COMPANY_SIZE_LABELS[company.companySize]],
      ['Industry', company.industry ?? NONE],
      ['About', company.companyDescription ?? NONE],
    ];
  }
  if (group === 'Address') {
    return [
      ['Address', company.companyAddress ?? NONE],
      ['City', company.companyCity ?? NONE],
      ['State', company.companyState ?? NONE],
      ['Pincode', company.companyPincode ?? NONE],
      ['Country', company.companyCountry],
    ];
  }
  return [['GST number', asked('gstNumber', company.gstNumber ?? NONE)]];
}

export const editButton = (group: CompanyGroup) => `edit-${group.toLowerCase()}`;

/** The company profile to read, each part with its own form. */
export function CompanyCards({ company, canEdit, onSaved }: CompanyCardsProps) {
  const [edited, setEdited] = useState<CompanyGroup | null>(null);
  return COMPANY_GROUPS.map((group) => (
    <Card
      key={group}
      title={group}
      action={
        canEdit &&
        edited !== group && (
          <Button
            variant="link"
            size="xs"
            id={editButton(group)}
            aria-label={`Edit ${group}`}
            onClick={() => setEdited(group)}
          >
            Edit
          </Button>
        )
      }
    >
      {edited === group ? (
        <CompanyForm
          company={company}
          endpoint={updateCompany}
          group={group}
          submitLabel="Save changes"
          backLabel="Cancel"
          onBack={() => setEdited(null)}
          onSaved={(isUnderReview) => {
            setEdited(null);
            onSaved(isUnderReview);
          }}
        />
      ) : (
        <DescriptionList termWidth={120} items={factsOf(company, group)} />
      )}
    </Card>
  ));
}
