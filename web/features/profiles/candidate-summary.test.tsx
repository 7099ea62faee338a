import { expect, test } from 'vitest';
import { render, screen } from '#web/testing/render.tsx';
import { CandidateFacts, CandidateHead, type Shown } from './candidate-summary.tsx';

const NEW: Shown = {
  firstName: 'Leela',
  lastName: 'Nair',
  profilePictureUrl: null,
  headline: null,
  currentDesignation: null,
  currentCompany: null,
  education: null,
  hasVerifiedDegree: false,
  experienceMonths: 0,
  expectedSalary: null,
  noticePeriod: 'ONE_MONTH',
  preferredLocations: [],
  skills: [],
};

function show(changes: Partial<Shown>): (string | null)[] {
  render(<CandidateFacts candidate={{ ...NEW, ...changes }} />);
  return screen.getAllByRole('definition').map((fact) => fact.textContent);
}

test('somebody who has not saved basic info has stated no salary, notice period or cities', () => {
  expect(show({}).slice(1)).toEqual(['Not given', 'Not given', 'Not given']);
});

test('somebody who has saved it without a city accepts any city', () => {
  expect(show({ expectedSalary: 2_500_000 }).slice(1)).toEqual(['₹25\u00a0L', '1 month', 'Any city']);
});

test.each([
  ['beside the present job', { currentDesignation: 'SDE II', currentCompany: 'Razorpay' }],
  ['once where there is none', {}],
])('the top of their page shows what they say about themselves, %s', (_, work) => {
  const headline = 'Backend engineer, payments and ledgers';
  render(<CandidateHead candidate={{ ...NEW, ...work, headline }} score={null} large />);
  expect(screen.getAllByText(headline)).toHaveLength(1);
  if ('currentCompany' in work) expect(screen.getByText('SDE II at Razorpay')).toBeTruthy();
});
