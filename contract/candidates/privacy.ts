import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';

export const MAX_HIDDEN_COMPANIES = 50;

const YES_OR_NO = 'Please choose yes or no.';
const COMPANY = 'Please name the company.';

/** A company of the platform by id; any other by name or web address. */
const HiddenCompanyInput = ordered({
  id: Id.nullish(),
  name: required(COMPANY, { max: 120 }),
});

export const PrivacyInput = ordered({
  isVisible: z.boolean({ error: 'Please choose whether recruiters see you.' }),
  hideFromCurrentEmployer: z.boolean({ error: YES_OR_NO }).default(true),
  hiddenCompanies: z
    .array(HiddenCompanyInput, { error: COMPANY })
    .max(MAX_HIDDEN_COMPANIES, `Please list at most ${MAX_HIDDEN_COMPANIES} companies.`)
    .default([]),
});
export type PrivacyInput = z.output<typeof PrivacyInput>;

export const Privacy = z.object({
  isVisible: z.boolean(),
  hideFromCurrentEmployer: z.boolean(),
  hiddenCompanies: z.array(z.object({ id: Id.nullable(), name: z.string() })),
  /** Companies of the jobs marked as current. */
  currentEmployers: z.array(z.string()),
});
export type Privacy = z.output<typeof Privacy>;

const path = '/api/user/privacy';

export const getPrivacy = endpoint({
  name: 'getPrivacy',
  method: 'GET',
  path,
  summary: 'Who may find the signed-in candidate',
  access: candidate,
  reads: ['privacy', 'profile'],
  response: Privacy,
});

export const savePrivacy = endpoint({
  name: 'savePrivacy',
  method: 'PUT',
  path,
  summary: 'Hide from all recruiters, from the current employer, or from named companies; applications stay',
  access: candidate,
  changes: ['privacy'],
  body: PrivacyInput,
  response: Privacy,
  message: 'Privacy settings saved.',
});

export const searchCompanies = endpoint({
  name: 'searchCompanies',
  method: 'GET',
  path: '/api/jobseeker/companies',
  summary: 'Names of approved companies that contain the text, to hide from',
  access: candidate,
  reads: nothing('Suggestions for what is typed'),
  query: PageQuery.extend({ text: z.string().trim().max(120).default('') }),
  response: pageOf(z.object({ id: Id, name: z.string() })),
});
