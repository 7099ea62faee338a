import type { CandidateCard } from '#contract/search/candidate-card.ts';

/** As a search shows her. */
export const ASHA: CandidateCard = {
  id: '00000000-0000-7000-8000-000000000001',
  firstName: 'Asha',
  lastName: 'Rao',
  profilePictureUrl: null,
  headline: null,
  currentDesignation: 'SDE',
  currentCompany: 'Quill',
  education: { degree: 'B.Tech', fieldOfStudy: 'Physics', institute: 'IIT Madras', year: 2020 },
  hasVerifiedDegree: true,
  experienceMonths: 50,
  expectedSalary: 4_200_000,
  noticePeriod: 'ONE_MONTH',
  preferredLocations: ['Pune'],
  skills: [
    { name: 'Go', months: 50, level: 4 },
    { name: 'Rust', months: 0, level: 1 },
  ],
  lastActiveAt: '2026-03-02T00:00:00.000Z',
  isSaved: false,
  tags: [],
  hasTeamNote: false,
  application: null,
  match: null,
};
