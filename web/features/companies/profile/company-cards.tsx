import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { withdrawIdentityChange } from '#contract/companies/identity.ts';
import { wordsOfChange } from '#contract/companies/identity-words.ts';
import { type CompanyProfile, type IdentityChange, updateCompany } from '#contract/companies/profile.ts';
import { COMPANY_SIZE_LABELS, type IdentityField } from '#contract/labels/companies.ts';
import { rememberCompany } from '#web/features/companies/onboarding/remember-profile.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './company-cards.module.css';
import { CompanyForm } from './company-form.tsx';
import { COMPANY_GROUPS, type CompanyGroup } from './company-groups.tsx';
import { WebLink } from './web-link.tsx';

interface PendingChangeProps {
  change: IdentityChange;
  canEdit: boolean;
  /** The id of the element that gets the focus after the withdrawal. */
  focusAfter: string;
}

/** Says that the change is under review, with a button to withdraw it. */
export function PendingChangeMessage({ change, canEdit, focusAfter }: PendingChangeProps) {
  const { id, proposedAt, proposedBy, fields } = change;
  const withdrawing = useEndpointMutation(withdrawIdentityChange, {
    onSuccess: (company: CompanyProfile) => {
      rememberCompany(company);
      notifications.show({ message: 'The change was taken back.' });
      focusLater(focusAfter);
    },
    // A colleague replaced it or an admin decided: the screen is outdated.
    onError: (error: ApiError) => void (error.status === 409 && refresh(withdrawIdentityChange)),
  });
  return (
    <Message
      family={withdrawing.error ? 'danger' : 'info'}
      title={`Under review: ${wordsOfChange(fields)}`}
      action={
        canEdit && (
          <Button
            size="xs"
            variant="default"
            loading={withdrawing.isPending}
            onClick={() => withdrawing.mutate({ params: { changeId: id } })}
          >
            Take back
          </Button>
        )
      }
    >
      {withdrawing.error
        ? wordsOf(withdrawing.error, 'The change could not be taken back.')
        : `Asked for ${proposedBy ? `by ${proposedBy} ` : ''}on ${formatDay(proposedAt)}. Candidates see what was approved until we decide, within 2-3 business days.`}
    </Message>
  );
}

/** Below the approved value, the pending one, if any. */
function Asked({ company, field }: { company: CompanyProfile; field: IdentityField }) {
  const change = company.pendingChange?.fields.find((one) => one.field === field);
  if (!change) return null;
  return (
    <p className={classes.asked}>
      <StatusBadge family="info">Under review</StatusBadge>
      <span className="muted">{change.to ?? 'Removed'}</span>
    </p>
  );
}

interface CompanyCardsProps {
  company: CompanyProfile;
  canEdit: boolean;
  /** Receives whether a change now waits for an admin. */
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

/** The company profile, where each part can be edited separately. */
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
