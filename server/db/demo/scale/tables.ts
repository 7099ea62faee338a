import type { toIndexRow } from '#server/features/candidates/index-row/candidate-index.service.ts';
import type { Cell } from './copy.ts';
import type { Person } from './person.ts';

/** A person with all derived data. */
export interface Written {
  source: Person;
  index: ReturnType<typeof toIndexRow>;
  words: string;
  passwordHash: string;
}

interface Table {
  name: string;
  columns: readonly string[];
  rowsOf: (written: Written) => readonly (readonly Cell[])[];
}

/** The rows of a person. Omitted columns have the defaults of the table. */
export const TABLES: readonly Table[] = [
  {
    name: 'users',
    columns: [
      ...['id', 'email', 'password_hash', 'user_type', 'first_name', 'last_name', 'phone', 'status'],
      ...['email_verified_at', 'last_login_at', 'created_at', 'updated_at', 'deleted_at'],
    ],
    rowsOf: ({ source: { person, account }, passwordHash }) => [
      [
        ...[person.userId, person.email, passwordHash, 'JOBSEEKER', person.firstName, person.lastName],
        ...[person.phone, person.status, person.emailVerifiedAt, account.lastLoginAt, account.createdAt],
        ...[account.createdAt, account.deletedAt],
      ],
    ],
  },
  {
    name: 'candidates',
    columns: [
      ...['user_id', 'headline', 'professional_summary', 'salary_fixed', 'salary_variable', 'salary_esop'],
      ...['expected_total', 'expected_fixed', 'notice_period', 'last_working_day', 'preferred_locations'],
      ...['domain', 'primary_role', 'is_visible', 'basic_info_saved_at', 'skills_saved_at'],
      ...['experience_saved_at', 'education_saved_at', 'last_active_at', 'hide_from_current_employer'],
      ...['created_at', 'updated_at'],
    ],
    rowsOf: ({ source: { person, account } }) => [
      [
        ...[person.userId, person.headline, person.professionalSummary, person.salaryFixed],
        ...[person.salaryVariable, person.salaryEsop, person.expectedTotal, person.expectedFixed],
        ...[person.noticePeriod, person.lastWorkingDay, person.preferredLocations, person.domain],
        ...[person.primaryRole, person.isVisible, person.basicInfoSavedAt, person.skillsSavedAt],
        ...[person.experienceSavedAt, person.educationSavedAt, person.lastActiveAt],
        ...[person.hideFromCurrentEmployer, account.createdAt, account.createdAt],
      ],
    ],
  },
  {
    name: 'candidate_skills',
    columns: ['id', 'candidate_id', 'skill_name', 'years', 'months', 'level', 'position'],
    rowsOf: ({ source: { skills } }) =>
      skills.map((skill) => [
        ...[skill.id, skill.candidateId, skill.skillName, skill.years, skill.months, skill.level],
        skill.position,
      ]),
  },
  {
    name: 'candidate_experiences',
    columns: [
      ...['id', 'candidate_id', 'company_name', 'designation', 'start_month', 'end_month'],
      ...['is_current_job', 'location', 'employment_type', 'description', 'position'],
    ],
    rowsOf: ({ source: { jobs } }) =>
      jobs.map((job) => [
        ...[job.id, job.candidateId, job.companyName, job.designation, job.startMonth, job.endMonth],
        ...[job.isCurrentJob, job.location, job.employmentType, job.description, job.position],
      ]),
  },
  {
    name: 'candidate_educations',
    columns: [
      ...['id', 'candidate_id', 'university_name', 'education_degree', 'field_of_study', 'start_year'],
      ...['end_year', 'cgpa', 'verification_status', 'position'],
    ],
    rowsOf: ({ source: { degrees } }) =>
      degrees.map((degree) => [
        ...[degree.id, degree.candidateId, degree.universityName, degree.educationDegree],
        ...[degree.fieldOfStudy, degree.startYear, degree.endYear, degree.cgpa, degree.verificationStatus],
        degree.position,
      ]),
  },
  {
    name: 'candidate_index',
    columns: [
      ...['candidate_id', 'is_searchable', 'tokens', 'words', 'skill_ids', 'city_ids', 'institute_ids'],
      ...['domain_id', 'role_id', 'graduation_year', 'experience_months', 'expected_total', 'current_total'],
      ...['notice_step', 'quality', 'hidden_from', 'last_active_at', 'choices'],
    ],
    rowsOf: ({ index, words }) => [
      [
        ...[index.candidateId, index.isSearchable, index.tokens, words, index.skillIds, index.cityIds],
        ...[index.instituteIds, index.domainId, index.roleId, index.graduationYear, index.experienceMonths],
        ...[index.expectedTotal, index.currentTotal, index.noticeStep, index.quality, index.hiddenFrom],
        ...[index.lastActiveAt, index.choices],
      ],
    ],
  },
];
