import { Stepper } from '@mantine/core';
import { useState } from 'react';
import { canDeleteDocuments } from '#contract/companies/approval.policy.ts';
import { createOnboardingCompany, updateOnboardingCompany } from '#contract/companies/profile.ts';
import { createOnboardingRecruiter, updateOnboardingRecruiter } from '#contract/recruiters/profile.ts';
import { CompanyForm } from './company-form.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { PersonalForm } from './personal-form.tsx';
import { ReviewStep } from './review-step.tsx';
import type { Onboarding } from './use-onboarding.ts';

const STEPS = ['Personal Info', 'Company Details', 'Verification', 'Review & Submit'] as const;

interface OnboardingStepsProps {
  data: Onboarding;
  onSubmitted: () => void;
}

/** The four steps; those done and the current one can be gone to. */
export function OnboardingSteps({ data, onSubmitted }: OnboardingStepsProps) {
  const { status, profile, company, documents, isVerified } = data;
  const [step, setStep] = useState(Math.min(Math.max(status.currentStep, 1), STEPS.length));
  const reached = Math.max(step, status.currentStep);
  return (
    <>
      <Stepper active={step - 1} onStepClick={(index) => setStep(index + 1)} size="sm" mb={32} wrap={false}>
        {STEPS.map((label, index) => (
          <Stepper.Step key={label} label={label} allowStepSelect={index + 1 <= reached} />
        ))}
      </Stepper>
      {step === 1 && (
        <PersonalForm
          profile={profile}
          endpoint={profile.isSaved ? updateOnboardingRecruiter : createOnboardingRecruiter}
          submitLabel="Continue"
          onSaved={() => setStep(2)}
        />
      )}
      {step === 2 && (
        <CompanyForm
          company={company}
          endpoint={company.isSaved ? updateOnboardingCompany : createOnboardingCompany}
          submitLabel="Continue"
          onSaved={() => setStep(3)}
          onBack={() => setStep(1)}
        />
      )}
      {step === 3 && (
        <DocumentsStep
          documents={documents}
          canDelete={canDeleteDocuments(status.approvalStatus)}
          onNext={() => setStep(4)}
          onBack={() => setStep(2)}
        />
      )}
      {step === 4 && (
        <ReviewStep
          profile={profile}
          company={company}
          documentCount={documents.length}
          isRejected={status.approvalStatus === 'REJECTED'}
          isVerified={isVerified}
          onEdit={setStep}
          onSubmitted={onSubmitted}
        />
      )}
    </>
  );
}
