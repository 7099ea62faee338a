import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SECTIONS } from '#contract/candidates/sections.ts';
import type { DegreeStand } from '#contract/verifications/stand.ts';
import { render, screen } from '#web/testing/render.tsx';
import { CompletionCard } from './completion-card.tsx';

const ID = '01a1d7c2-522d-7690-b658-b837ecd9f7a7';

function show(stand: DegreeStand) {
  const sections = SECTIONS.map((section) => ({ section, isComplete: true }));
  const profile = {
    completion: { percent: 100, sections },
    skillCount: 9,
    hasResume: true,
    isVisible: true,
    searchBar: null,
    degree: { id: ID, stand },
    verifiedDegree: null,
  };
  render(
    <MemoryRouter>
      <CompletionCard profile={profile} asked={undefined} />
    </MemoryRouter>,
  );
}

const VERIFY = `/profile/edit/education?verify=${ID}`;

test.each<[DegreeStand, string, string, string]>([
  ['UNVERIFIED', 'Verify your degree. Recruiters see a medal beside your name.', 'Verify', VERIFY],
  ['CODE_SENT', 'Enter the code for your degree. It is in your mail.', 'Enter code', VERIFY],
  [
    'BEING_CHECKED',
    'Your degree is being checked. You get a mail either way.',
    'See',
    '/profile/edit/education',
  ],
  ['REJECTED', 'Your document was not accepted. See why and send another.', 'Try again', VERIFY],
])(
  'the card of a whole profile says how far a degree is that is %s, and leads there',
  (stand, sentence, verb, link) => {
    show(stand);
    screen.getByText(`Every section is there. ${sentence}`);
    expect(screen.getByRole('link', { name: new RegExp(`^${verb}: `) }).getAttribute('href')).toBe(link);
  },
);

test('the card of a verified degree has the medal and no request', () => {
  show('VERIFIED');
  screen.getByText('Every section is there. Keep it up to date.');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('a section that the next acts ask for is not repeated here, and others are listed', () => {
  const sections = SECTIONS.map((section) => ({ section, isComplete: section === 'skills' }));
  const profile = {
    completion: { percent: 25, sections },
    skillCount: 9,
    hasResume: true,
    isVisible: true,
    searchBar: null,
    degree: null,
    verifiedDegree: null,
  };
  render(
    <MemoryRouter>
      <CompletionCard profile={profile} asked="basicInfo" />
    </MemoryRouter>,
  );
  screen.getByText('1 of 4 sections are there.');
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Add Experience',
    'Add Education',
  ]);
});
