import { describe, expect, test } from 'vitest';
import type { ProposedJob, ResumeProposal } from '#contract/resume-proposals.ts';
import { BODIES } from './bodies.ts';
import type { ProfileState } from './profile-state.ts';
import { type Choice, rowsOf } from './rows.ts';

const found = { line: '', isSure: true };
const text = (value: string) => ({ value, ...found });

const JOB: ProposedJob = {
  companyName: 'Razorpay Pvt. Ltd.',
  designation: 'SDE II',
  startDate: '2021-07',
  endDate: '',
  isCurrentJob: true,
  location: 'Bengaluru',
  employmentType: null,
  description: '',
  keyAchievements: ['Built the ledger.'],
  technologiesUsed: [],
  ...found,
};

const PROPOSAL: ResumeProposal = {
  source: 'RESUME',
  basicInfo: {
    firstName: text('Asha'),
    lastName: text('Rao'),
    phone: text('+91 98765 43210'),
    resumeHeadline: text('Backend developer'),
    professionalSummary: null,
    onlineProfiles: [{ platformType: 'GITHUB', profileUrl: 'https://github.com/asha', ...found }],
  },
  skills: {
    domain: null,
    primaryRole: null,
    skills: ['Go', 'Kafka'].map((skillName) => ({
      skillName,
      experience: { years: 0, months: 0 },
      competency: 'BEGINNER',
      ...found,
    })),
  },
  experience: { experiences: [JOB], projects: [] },
  education: { educations: [] },
};

const section = { version: 1, draftSavedAt: null };
const OWN_JOB = {
  ...JOB,
  id: 'a',
  companyName: 'Razorpay',
  location: null,
  keyAchievements: [],
  description: 'Own words',
};

function profileWith(change: {
  headline?: string;
  skills?: string[];
  jobs?: object[];
  links?: string[];
}): ProfileState {
  return {
    basicInfo: {
      ...section,
      firstName: 'asha',
      lastName: 'Rao',
      phone: '9876543210',
      resumeHeadline: change.headline ?? null,
      professionalSummary: null,
      onlineProfiles: (change.links ?? []).map((profileUrl) => ({ profileUrl })),
    },
    skills: {
      ...section,
      domain: '',
      primaryRole: '',
      skills: (change.skills ?? []).map((skillName) => ({ skillName })),
    },
    experience: { ...section, experiences: change.jobs ?? [], projects: [] },
    education: { ...section, educations: [] },
  } as unknown as ProfileState;
}

const keysOf = (profile: ProfileState) => rowsOf(PROPOSAL, profile).map(({ key, initial }) => [key, initial]);

describe('entries of a file', () => {
  test('are ticked if they replace nothing; the same value in another spelling is left out', () => {
    expect(keysOf(profileWith({}))).toEqual([
      ['resumeHeadline', 'take'],
      ['link:0', 'take'],
      ['skill:0', 'take'],
      ['skill:1', 'take'],
      ['job:0', 'take'],
    ]);
  });

  test('that would replace something are not ticked', () => {
    const [row] = rowsOf(PROPOSAL, profileWith({ headline: 'Engineer' }));
    expect(row).toMatchObject({ key: 'resumeHeadline', there: 'Engineer', initial: 'leave' });
  });

  test('that the profile has already are not rows', () => {
    const keys = keysOf(
      profileWith({ skills: ['go'], links: ['http://www.github.com/asha/'], headline: 'Backend Developer' }),
    );
    expect(keys).toEqual([
      ['skill:1', 'take'],
      ['job:0', 'take'],
    ]);
  });

  test('an existing job can only be filled or added again', () => {
    const rows = rowsOf(PROPOSAL, profileWith({ jobs: [OWN_JOB] }));
    expect(rows.at(-1)).toMatchObject({ key: 'job:0', canFill: true, initial: 'leave' });
  });
});

describe('the saved section', () => {
  const experiencesBy = (choice: Choice) =>
    (
      BODIES.experience(PROPOSAL, profileWith({ jobs: [OWN_JOB] }), () => choice) as {
        experiences: unknown[];
      }
    ).experiences;

  test('keeps existing values, and only fills gaps', () => {
    expect(experiencesBy('leave')).toEqual([OWN_JOB]);
    expect(experiencesBy('fill')).toEqual([
      { ...OWN_JOB, location: 'Bengaluru', keyAchievements: ['Built the ledger.'] },
    ]);
    expect(experiencesBy('take')).toHaveLength(2);
  });

  test('contains only the texts and skills that were chosen', () => {
    const choose =
      (...keys: string[]) =>
      (key: string): Choice =>
        keys.includes(key) ? 'take' : 'leave';
    const profile = profileWith({ headline: 'Engineer', skills: ['Java'] });
    expect(BODIES.basicInfo(PROPOSAL, profile, choose('link:0'))).toMatchObject({
      resumeHeadline: 'Engineer',
      onlineProfiles: [{ platformType: 'GITHUB' }],
    });
    expect(BODIES.skills(PROPOSAL, profile, choose('skill:1'))).toMatchObject({
      skills: [{ skillName: 'Java' }, { skillName: 'Kafka' }],
    });
  });
});
