import * as z from 'zod';
import { admin } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { USER_STATUSES } from './core/roles.ts';
import { nothing } from './core/things.ts';
import { Timestamp } from './core/time.ts';
import { enumInput } from './kit/enum-input.ts';
import { optionalText, required } from './kit/fields.ts';
import { CANDIDATE_STATUSES, USER_STATUS_BADGES } from './labels/candidate-accounts.ts';

const path = '/api/admin/candidates';

export const CandidateAccountRow = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profilePictureUrl: z.string().nullable(),
  headline: z.string().nullable(),
  /** From the degree that ended last. */
  primaryUniversity: z.string().nullable(),
  primaryDegree: z.string().nullable(),
  experienceYears: z.number(),
  expectedSalary: z.number().nullable(),
  status: z.enum(USER_STATUSES),
  emailVerified: z.boolean(),
  createdAt: Timestamp,
});
export type CandidateAccountRow = z.output<typeof CandidateAccountRow>;

const LABELS = Object.fromEntries(
  CANDIDATE_STATUSES.map((status) => [status, USER_STATUS_BADGES[status].label]),
) as Record<(typeof CANDIDATE_STATUSES)[number], string>;

/** `ALL` and an empty value mean no filter. */
const StatusFilter = z.preprocess(
  (value) => (value === '' || value === 'ALL' ? undefined : value),
  enumInput(CANDIDATE_STATUSES, LABELS).optional(),
);

const filter = { status: StatusFilter, university: optionalText(), searchQuery: optionalText() };

const SORTS = { createdAt: 'Registered', firstName: 'Name' } as const;
const DIRECTIONS = { DESC: 'Descending', ASC: 'Ascending' } as const;

export const adminListCandidates = endpoint({
  name: 'adminListCandidates',
  method: 'GET',
  path,
  offline: false,
  summary:
    'All candidates until they are erased, newest first; `searchQuery` looks at name and e-mail, `university` at every degree',
  access: admin,
  reads: ['candidateAccounts'],
  query: PageQuery.extend({
    ...filter,
    sortBy: enumInput(['createdAt', 'firstName'], SORTS).default('createdAt'),
    sortDirection: enumInput(['DESC', 'ASC'], DIRECTIONS).default('DESC'),
  }),
  response: pageOf(CandidateAccountRow),
});

export const SEARCH_LIMIT = 10;

export const adminSearchCandidates = endpoint({
  name: 'adminSearchCandidates',
  method: 'GET',
  path: `${path}/search`,
  offline: false,
  summary: 'The newest candidates with this in their name or e-mail',
  access: admin,
  reads: ['candidateAccounts'],
  query: z.object({
    query: required('Please enter a name or an email address.'),
    limit: z.coerce.number().int().min(1).max(50).default(SEARCH_LIMIT),
  }),
  response: z.array(CandidateAccountRow),
});

export const adminGetCandidateStats = endpoint({
  name: 'adminGetCandidateStats',
  method: 'GET',
  path: `${path}/stats`,
  summary: 'How many candidates stand where: all until they are erased; the average leaves deleted ones out',
  access: admin,
  reads: ['candidateAccounts'],
  response: z.object({
    totalCandidates: z.number(),
    activeCandidates: z.number(),
    suspendedCandidates: z.number(),
    /** Rounded to one decimal. */
    averageExperienceYears: z.number(),
  }),
});

export const adminListCandidateUniversities = endpoint({
  name: 'adminListCandidateUniversities',
  method: 'GET',
  path: `${path}/stats/by-university`,
  summary:
    'The 20 universities with the most candidates until they are erased; somebody with two counts at both',
  access: admin,
  reads: ['candidateAccounts'],
  response: z.array(
    z.object({
      universityName: z.string(),
      candidateCount: z.number(),
      /** Of all candidates, rounded to one decimal. */
      percentage: z.number(),
    }),
  ),
});

export const adminListCandidateExperience = endpoint({
  name: 'adminListCandidateExperience',
  method: 'GET',
  path: `${path}/stats/by-experience`,
  summary: 'Candidates by years of experience, fewest first',
  access: admin,
  reads: ['candidateAccounts'],
  response: z.array(
    z.object({
      experienceRange: z.string(),
      minYears: z.number(),
      /** Exclusive; null for an open end. */
      maxYears: z.number().nullable(),
      candidateCount: z.number(),
      percentage: z.number(),
    }),
  ),
});

export const adminExportCandidates = endpoint({
  name: 'adminExportCandidates',
  method: 'GET',
  path: `${path}/export`,
  summary:
    'Candidates as CSV, oldest first, those of the same filters as in the list; cells that a spreadsheet would compute are text',
  access: admin,
  reads: nothing('A file, generated for each download'),
  query: z.object(filter),
  stream: true,
});
