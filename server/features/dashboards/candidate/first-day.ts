import { EDITOR_PATHS, verifyPath } from '#contract/candidates/sections.ts';
import type { FirstDayStep } from '#contract/dashboards/first-day.ts';
import type { SearchBar } from '#contract/search/search-bar.ts';
import { nearestToMedal } from '#contract/verifications/medal.ts';
import { standOf } from '#contract/verifications/stand.ts';
import type { OwnProfile } from '#server/features/candidates/profile/profile.service.ts';

const MENDED_AT: Readonly<Record<SearchBar, string>> = {
  EMAIL: '/verify-email',
  BASIC_INFO: EDITOR_PATHS.basicInfo,
  SKILLS: EDITOR_PATHS.skills,
  HIDDEN: '/profile/settings',
};

function degreeStep({ education }: OwnProfile): FirstDayStep {
  const degree = nearestToMedal(education.educations);
  const common = { step: 'DEGREE' as const, link: EDITOR_PATHS.education };
  if (!degree) return { ...common, state: 'OPEN' };
  const stand = standOf(degree);
  if (stand === 'VERIFIED') return { ...common, state: 'DONE' };
  if (stand === 'BEING_CHECKED') return { ...common, state: 'WAITING' };
  return { ...common, state: 'OPEN', link: verifyPath(degree.id) };
}

/** The steps that lead to being found, until the candidate has done each. */
export function firstDay(profile: OwnProfile): FirstDayStep[] | null {
  const { basicInfo, completion, searchBar } = profile;
  const hasSkills = completion.sections.some(({ section, isComplete }) => section === 'skills' && isComplete);
  const done = (isDone: boolean) => (isDone ? 'DONE' : 'OPEN');
  const steps: FirstDayStep[] = [
    { step: 'RESUME', state: done(basicInfo.resumeUrl !== null), link: EDITOR_PATHS.basicInfo },
    { step: 'SKILLS', state: done(hasSkills), link: EDITOR_PATHS.skills },
    degreeStep(profile),
    {
      step: 'VISIBLE',
      state: done(searchBar === null),
      link: searchBar ? MENDED_AT[searchBar] : '/profile/view',
    },
  ];
  return steps.some(({ state }) => state === 'OPEN') ? steps : null;
}
