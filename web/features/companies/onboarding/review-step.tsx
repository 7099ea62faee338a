import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { resubmitApplication, submitApplication } from '#contract/companies/approval.ts';
import { listProofs } from '#contract/companies/documents.policy.ts';
import type { CompanyDocument } from '#contract/companies/documents.ts';
import type { CompanyProfile } from '#contract/companies/profile.ts';
import type { RecruiterProfile } from '#contract/companies/recruiter-profile.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { COMPANY_SIZE_LABELS } from '#contract/labels/companies.ts';
import { UploadedDocuments } from '#web/features/companies/documents/uploaded-documents.tsx';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import type { Reading } from '#web/ui/failures/load-failure.tsx';
import { FormActions } from '#web/ui/fields/form-layout.tsx';
import classes from './review-step.module.css';

interface ReviewStepProps {
  profile: RecruiterProfile;
  company: CompanyProfile;
  documents: Reading<readonly CompanyDocument[]>;
  isRejected: boolean;
  /** Already submitted to the admins. */
  isSent: boolean;
  /** The address is confirmed, which submitting requires. */
  isVerified: boolean;
  onEdit: (step: number) => void;
  onSubmitted: () => void;
}

const TERMS = 'Please agree to the terms and conditions';

/** Step 4: a summary of everything, and the submit button. */
export function ReviewStep(props: ReviewStepProps) {
  const { profile, company, documents, isRejected, isSent, isVerified, onEdit, onSubmitted } = props;
  const [agrees, setAgrees] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = useEndpointMutation(isRejected ? resubmitApplication : submitApplication, {
    onSuccess: async () => {
      // The guard of the waiting page reads the state of the application from the cache.
      await refresh(submitApplication);
      onSubmitted();
    },
    onError: (error) =>
      setFault(wordsOf(error, isRejected ? 'Failed to resubmit' : 'Failed to submit for approval')),
  });
  function submit() {
    setFault(agrees ? null : TERMS);
    if (agrees) send.mutate({});
  }
  return (
    <div className={classes.step}>
      {!isVerified && !isSent && (
        <Message
          family="warning"
          title="Confirm your email address first"
          action={
            <Link to="/verify-email" state={{ email: profile.email, message: null, resendAt: 0 }}>
              Enter the code
            </Link>
          }
        >
          We have sent a code to {profile.email}. An application can be submitted once the address is
          confirmed.
        </Message>
      )}
      <Summary title="Personal Info" onEdit={() => onEdit(1)}>
        <DescriptionList termWidth={140} items={personalFacts(profile)} />
      </Summary>
      <Summary title="Company Details" onEdit={() => onEdit(2)}>
        <DescriptionList termWidth={140} items={companyFacts(company)} />
      </Summary>
      <Summary title="Verification" onEdit={() => onEdit(3)}>
        <UploadedDocuments reading={documents}>
          {(uploaded) => <p>{count(listProofs(uploaded).length, 'document')} uploaded</p>}
        </UploadedDocuments>
      </Summary>
      {!isSent && (
        <>
          <Checkbox
            checked={agrees}
            onChange={(event) => setAgrees(event.currentTarget.checked)}
            label="I agree to the terms and conditions, and the details above are true"
          />
          {fault && <FailureMessage>{fault}</FailureMessage>}
          <p className="muted">The review takes 2-3 business days. You will get an email either way.</p>
          <FormActions>
            <Button onClick={submit} loading={send.isPending}>
              {isRejected ? 'Resubmit Application' : 'Submit for Approval'}
            </Button>
            <Button variant="subtle" onClick={() => onEdit(3)}>
              Back
            </Button>
          </FormActions>
        </>
      )}
    </div>
  );
}

function Summary({ title, onEdit, children }: { title: string; onEdit: () => void; children: ReactNode }) {
  const edit = (
    <Button variant="link" onClick={onEdit} aria-label={`Edit ${title}`}>
      Edit
    </Button>
  );
  return (
    <Card title={title} action={edit}>
      {children}
    </Card>
  );
}

function personalFacts(profile: RecruiterProfile): [string, ReactNode][] {
  return [
    ['Name', fullName(profile)],
    ['Designation', profile.designation],
    ['Phone', profile.phoneNumber],
    ['Experience', profile.experienceYears === null ? null : count(profile.experienceYears, 'year')],
    ['LinkedIn', profile.linkedinUrl],
    ['Bio', profile.bio],
  ];
}

function companyFacts(company: CompanyProfile): [string, ReactNode][] {
  const place = [company.companyCity, company.companyState, company.companyPincode, company.companyCountry];
  return [
    ['Company', company.companyName],
    ['Website', company.companyWebsite],
    ['Size', COMPANY_SIZE_LABELS[company.companySize]],
    ['Industry', company.industry],
    ['About', company.companyDescription],
    ['Address', [company.companyAddress, ...place].filter(Boolean).join(', ')],
    ['GST number', company.gstNumber],
  ];
}
