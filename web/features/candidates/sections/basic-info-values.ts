import type { Control, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { BasicInfoDraft, BasicInfoInput, getBasicInfo } from '#contract/candidates/basic-info.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';

export type BasicInfoState = AnswerOf<typeof getBasicInfo>;
export type BasicInfoValues = z.input<typeof BasicInfoDraft>;
export type BasicInfoFormState = UseFormReturn<BasicInfoValues, unknown, BasicInfoInput>;
export type BasicInfoControl = Control<BasicInfoValues, unknown, BasicInfoInput>;

export const NO_OFFER = { companyName: '', offerAmount: null, joiningDate: '' } as const satisfies Required<
  NonNullable<BasicInfoValues['offerDetails']>
>;

export function toValues(state: BasicInfoState): BasicInfoValues {
  const { offerDetails, expectedSalary, currentSalary, ...rest } = state;
  return {
    ...rest,
    email: state.email ?? '',
    phone: state.phone ?? '',
    // An amount that was never given is shown as an empty field, not as zero.
    currentSalary: {
      fixed: currentSalary.fixed || null,
      variable: currentSalary.variable || null,
      esopRsuStock: currentSalary.esopRsuStock || null,
    },
    expectedSalary: { total: expectedSalary.total || null, fixed: expectedSalary.fixed || null },
    lastWorkingDay: state.lastWorkingDay ?? '',
    offerDetails: offerDetails
      ? {
          companyName: offerDetails.companyName,
          offerAmount: offerDetails.offerAmount || null,
          joiningDate: offerDetails.joiningDate ?? '',
        }
      : NO_OFFER,
    resumeHeadline: state.resumeHeadline ?? '',
    professionalSummary: state.professionalSummary ?? '',
  };
}
