import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint, LONGEST_BODY_BYTES } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { INVALID_AMOUNT, Rupees } from '../core/money.ts';
import { Timestamp } from '../core/time.ts';
import { rulesOf } from '../kit/every-field.ts';
import { phone, required, trimmed, trimmedEmail } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { DEFAULT_NOTICE_PERIOD, NoticePeriod, NoticePeriodInput } from '../labels/profile.ts';
import { CITIES } from '../lists/cities.ts';
import { Career, CareerDraft, CareerInput } from './career-profile.ts';
import { draftFlag, draftList, draftNumber, draftText } from './draft-fields.ts';
import { OnlineProfile, OnlineProfilesDraft, OnlineProfilesInput } from './online-profiles.ts';
import { DraftQuery, SaveQuery, SECTION_PATHS, sectionState } from './sections.ts';

const TEXTS = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  badEmail: 'Please enter a valid email address',
  phone: 'Phone number is required',
  badPhone: 'Please enter a valid phone number',
  expected: 'Expected salary is required',
  locations: 'At least one preferred location is required',
  lastDay: 'Last working day is required when serving notice period',
  offerCompany: 'Company name is required',
  offerAmount: 'Offer amount is required',
  joining: 'Joining date is required',
} as const;

const cities = new Map(CITIES.map((city) => [city.toLowerCase(), city]));

const City = z
  .string({ error: 'Please choose a city from the list.' })
  .trim()
  .overwrite((name) => cities.get(name.toLowerCase()) ?? name)
  .refine((name) => cities.has(name.toLowerCase()), 'Please choose a city from the list.');

function requiredDate(text: string) {
  return z.iso.date({ error: text });
}

/** Blank clears the text; an absent field leaves it unchanged. */
export function textOrAbsent(max: number) {
  return trimmed('Please enter a text.', max)
    .nullish()
    .overwrite((value) => (value === '' ? null : value));
}

/** An empty field means 0. */
const Amount = z.preprocess((value) => value ?? 0, Rupees);

const Offer = ordered({
  companyName: required(TEXTS.offerCompany, { max: 120 }),
  offerAmount: z.number({ error: TEXTS.offerAmount }).min(1, TEXTS.offerAmount).pipe(Rupees),
  joiningDate: requiredDate(TEXTS.joining),
});

const StrictBasicInfo = ordered(
  {
    firstName: required(TEXTS.firstName, { max: 80 }),
    lastName: required(TEXTS.lastName, { max: 80 }),
    email: trimmedEmail(TEXTS.email, TEXTS.badEmail),
    phone: phone(TEXTS.phone, TEXTS.badPhone),
    currentSalary: z
      .object({ fixed: Amount, variable: Amount, esopRsuStock: Amount })
      .default({ fixed: 0, variable: 0, esopRsuStock: 0 }),
    expectedSalary: z.object(
      {
        total: z.number({ error: TEXTS.expected }).min(1, TEXTS.expected).pipe(Rupees),
        fixed: Amount,
      },
      { error: TEXTS.expected },
    ),
    preferredLocations: z
      .array(City, { error: TEXTS.locations })
      .min(1, TEXTS.locations)
      .overwrite((list) => [...new Set(list)]),
    noticePeriod: NoticePeriodInput,
    lastWorkingDay: requiredDate(TEXTS.lastDay).nullable(),
    holdingAnyOffer: z.boolean({ error: 'Please choose yes or no.' }),
    offerDetails: Offer.nullable(),
    resumeHeadline: textOrAbsent(160),
    professionalSummary: textOrAbsent(2000),
    onlineProfiles: OnlineProfilesInput.nullish(),
    careerProfile: CareerInput.nullish(),
  },
  {
    at: 'lastWorkingDay',
    reads: ['noticePeriod', 'lastWorkingDay'],
    text: TEXTS.lastDay,
    holds: ({ noticePeriod, lastWorkingDay }) =>
      noticePeriod !== 'SERVING_NOTICE_PERIOD' || lastWorkingDay !== null,
  },
);

function isServing(noticePeriod: unknown): boolean {
  return NoticePeriodInput.safeParse(noticePeriod).data === 'SERVING_NOTICE_PERIOD';
}

/** Clears the fields that a choice hides. */
function withoutHidden(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { noticePeriod = DEFAULT_NOTICE_PERIOD, lastWorkingDay, offerDetails, ...rest } = input as Draft;
  const holdingAnyOffer = rest.holdingAnyOffer ?? false;
  return {
    ...rest,
    noticePeriod,
    lastWorkingDay: isServing(noticePeriod) ? lastWorkingDay || null : null,
    holdingAnyOffer,
    offerDetails: holdingAnyOffer ? (offerDetails ?? {}) : null,
  };
}

type Draft = Partial<z.input<typeof BasicInfoDraft>>;

const draftAmount = draftNumber(INVALID_AMOUNT);

const DraftFields = z.object({
  firstName: draftText(TEXTS.firstName),
  lastName: draftText(TEXTS.lastName),
  email: draftText(TEXTS.email),
  phone: draftText(TEXTS.phone),
  currentSalary: z
    .object({ fixed: draftAmount, variable: draftAmount, esopRsuStock: draftAmount })
    .default({ fixed: 0, variable: 0, esopRsuStock: 0 }),
  expectedSalary: z
    .object({ total: draftNumber(TEXTS.expected), fixed: draftAmount }, { error: TEXTS.expected })
    .default({ total: 0, fixed: 0 }),
  preferredLocations: draftList(z.string().max(80), TEXTS.locations),
  noticePeriod: NoticePeriodInput.default(DEFAULT_NOTICE_PERIOD),
  lastWorkingDay: draftText(TEXTS.lastDay),
  holdingAnyOffer: draftFlag(),
  offerDetails: z
    .object({
      companyName: draftText(TEXTS.offerCompany),
      offerAmount: draftNumber(TEXTS.offerAmount),
      joiningDate: draftText(TEXTS.joining),
    })
    .nullish(),
  /** Absent means unchanged: the form of the specification does not have this field. */
  resumeHeadline: z.string({ error: 'Please enter a text.' }).max(5000).nullish(),
  professionalSummary: z.string({ error: 'Please enter a text.' }).max(5000).nullish(),
  onlineProfiles: OnlineProfilesDraft.nullish(),
  careerProfile: CareerDraft.nullish(),
});

export const BasicInfoDraft = DraftFields.transform((draft) => ({
  ...draft,
  lastWorkingDay: isServing(draft.noticePeriod) ? draft.lastWorkingDay : '',
  offerDetails: draft.holdingAnyOffer ? draft.offerDetails : null,
}));

export const ResumeFile = z.object({
  id: Id,
  name: z.string(),
  sizeBytes: z.number(),
  uploadedAt: Timestamp,
});
export type ResumeFile = z.output<typeof ResumeFile>;

export const BasicInfo = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  resumeFile: ResumeFile.nullable(),
  resumeUrl: z.string().nullable(),
  currentSalary: z.object({
    fixed: z.number(),
    variable: z.number(),
    esopRsuStock: z.number(),
    total: z.number(),
  }),
  expectedSalary: z.object({ total: z.number(), fixed: z.number() }),
  noticePeriod: NoticePeriod,
  isServingNoticePeriod: z.boolean(),
  lastWorkingDay: z.string().nullable(),
  preferredLocations: z.array(z.string()),
  holdingAnyOffer: z.boolean(),
  offerDetails: z
    .object({ companyName: z.string(), offerAmount: z.number(), joiningDate: z.string().nullable() })
    .nullable(),
  resumeHeadline: z.string().nullable(),
  professionalSummary: z.string().nullable(),
  onlineProfiles: z.array(OnlineProfile),
  careerProfile: Career,
});
export type BasicInfo = z.output<typeof BasicInfo>;

/**
 * The rules of Save & Continue. The server computes the totals and sets the resume itself and ignores what is
 * sent for them.
 */
export const BasicInfoInput = rulesOf(
  z.preprocess(withoutHidden, StrictBasicInfo),
  BasicInfoDraft,
  BasicInfo,
);
export type BasicInfoInput = z.output<typeof BasicInfoInput>;

const EditableBasicInfo = BasicInfo.extend(sectionState);

const path = `/api/jobseeker/profile/${SECTION_PATHS.basicInfo}`;

export const getBasicInfo = endpoint({
  name: 'getBasicInfo',
  method: 'GET',
  path,
  summary: 'Basic info of the signed-in candidate, with its version as ETag',
  access: candidate,
  reads: ['account', 'profile'],
  query: DraftQuery,
  response: EditableBasicInfo,
});

export const saveBasicInfo = endpoint({
  name: 'saveBasicInfo',
  method: 'PUT',
  path,
  summary: 'Replace basic info, or keep it as a draft; If-Match is optional',
  access: candidate,
  alone: 'account',
  changes: ['profile'],
  query: SaveQuery,
  maxBytes: LONGEST_BODY_BYTES,
  body: BasicInfoDraft,
  response: EditableBasicInfo,
});
