import { Button, Stepper } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isWaiting, movesOfCompany } from '#contract/companies/approval.policy.ts';
import { ONBOARDING_STEPS } from '#contract/companies/approval.ts';
import { listProofs } from '#contract/companies/documents.policy.ts';
import type { CompanyDocument } from '#contract/companies/documents.ts';
import { createOnboardingCompany, updateOnboardingCompany } from '#contract/companies/profile.ts';
import {
  createOnboardingRecruiter,
  updateOnboardingRecruiter,
} from '#contract/companies/recruiter-profile.ts';
import { DocumentList } from '#web/features/companies/documents/document-list.tsx';
import { DocumentUpload } from '#web/features/companies/documents/document-upload.tsx';
import documentsStepClasses from '#web/features/companies/documents/documents-step.module.css';
import { UploadedDocuments } from '#web/features/companies/documents/uploaded-documents.tsx';
import { CompanyForm } from '#web/features/companies/profile/company-form.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import type { Reading } from '#web/ui/failures/load-failure.tsx';
import { FormActions } from '#web/ui/fields/form-layout.tsx';
import { IconCheck } from '#web/ui/icons/controls.ts';
import classes from './onboarding-steps.module.css';
import { PersonalForm } from './personal-form.tsx';
import { ReviewStep } from './review-step.tsx';
import type { Onboarding } from './use-onboarding.ts';

interface DocumentsStepProps {
  documents: Reading<readonly CompanyDocument[]>;
  canDelete: boolean;
  onNext: () => void;
  onBack: () => void;
}

/** Step 3: documents that prove that the company exists. */
export function DocumentsStep({ documents, canDelete, onNext, onBack }: DocumentsStepProps) {
  return (
    <div className={documentsStepClasses.step}>
      <DocumentUpload />
      <UploadedDocuments reading={documents}>
        {(uploaded) => (
          <>
            <Wanted documents={uploaded} />
            {uploaded.length > 0 && <DocumentList documents={uploaded} canDelete={canDelete} />}
          </>
        )}
      </UploadedDocuments>
      <FormActions>
        <Button onClick={onNext} disabled={listProofs(documents.data ?? []).length === 0}>
          Continue to Review
        </Button>
        <Button variant="subtle" onClick={onBack}>
          Back
        </Button>
      </FormActions>
    </div>
  );
}

const RECOMMENDED = 'A company registration or GST certificate is recommended: it helps us most.';

/** The documents that are required, and those that would help. */
function Wanted({ documents }: { documents: readonly CompanyDocument[] }) {
  const types = listProofs(documents).map(({ documentType }) => documentType);
  if (types.length === 0) {
    return (
      <div className={documentsStepClasses.none}>
        <EmptyState title="At least one document is required">{RECOMMENDED}</EmptyState>
      </div>
    );
  }
  const isHelped = types.includes('COMPANY_REGISTRATION') || types.includes('GST_CERTIFICATE');
  return isHelped ? null : <p className="small muted">{RECOMMENDED}</p>;
}

const STEPS = [
  ['Personal Info', 'Personal Information'],
  ['Company Details', 'Company Information'],
  ['Verification', 'Company Verification'],
  ['Review & Submit', 'Review & Submit'],
] as const;

const Search = { step: param.whole({ min: 1, max: ONBOARDING_STEPS }) };

interface OnboardingStepsProps {
  data: Onboarding;
  onSubmitted: () => void;
}

/** The four steps; completed ones and the current one are links. */
export function OnboardingSteps({ data, onSubmitted }: OnboardingStepsProps) {
  const { status } = data;
  const [search, change] = useSearch(Search);
  const current = Math.min(Math.max(status.currentStep, 1), ONBOARDING_STEPS);
  const step = search.step ?? current;
  const reached = Math.max(step, current);
  const goTo = (next: number) => change({ step: next });
  return (
    <div>
      <Stepper
        active={step - 1}
        onStepClick={(index) => goTo(index + 1)}
        size="sm"
        wrap={false}
        completedIcon={<IconCheck size={18} stroke={2.2} aria-hidden="true" />}
        classNames={{
          root: classes.stepper ?? '',
          stepIcon: classes.icon ?? '',
          stepBody: classes.label ?? '',
          stepLabel: classes.name ?? '',
          separator: classes.between ?? '',
        }}
      >
        {STEPS.map(([label], index) => (
          <Stepper.Step key={label} label={label} allowStepSelect={index + 1 <= reached} />
        ))}
      </Stepper>
      <StepTitle step={step} />
      <Step data={data} step={step} onStep={goTo} onSubmitted={onSubmitted} />
    </div>
  );
}

/** Gets the focus on every change of step, which would otherwise stay at the end of the previous one. */
function StepTitle({ step }: { step: number }) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  return (
    <>
      <p className={`small muted ${classes.place}`}>
        Step {step} of {ONBOARDING_STEPS}
      </p>
      <h2 ref={title} tabIndex={-1} className={classes.title}>
        {STEPS[step - 1]?.[1]}
      </h2>
    </>
  );
}

interface StepProps extends OnboardingStepsProps {
  step: number;
  onStep: (step: number) => void;
}

function Step({ data, step, onStep, onSubmitted }: StepProps) {
  const { status, profile, company, documents, isVerified } = data;
  switch (step) {
    case 1:
      return (
        <PersonalForm
          profile={profile}
          endpoint={profile.isSaved ? updateOnboardingRecruiter : createOnboardingRecruiter}
          submitLabel="Continue"
          onSaved={() => onStep(2)}
        />
      );
    case 2:
      return (
        <CompanyForm
          company={company}
          endpoint={company.isSaved ? updateOnboardingCompany : createOnboardingCompany}
          submitLabel="Continue"
          onSaved={() => onStep(3)}
          onBack={() => onStep(1)}
        />
      );
    case 3:
      return (
        <DocumentsStep
          documents={documents}
          canDelete={movesOfCompany(status.approvalStatus).includes('DELETE_DOCUMENT')}
          onNext={() => onStep(4)}
          onBack={() => onStep(2)}
        />
      );
    default:
      return (
        <ReviewStep
          profile={profile}
          company={company}
          documents={documents}
          isRejected={status.approvalStatus === 'REJECTED'}
          isSent={isWaiting(status.approvalStatus)}
          isVerified={isVerified}
          onEdit={onStep}
          onSubmitted={onSubmitted}
        />
      );
  }
}
