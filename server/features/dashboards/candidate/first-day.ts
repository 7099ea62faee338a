import { EDITOR_PATHS } from '#contract/candidates/sections.ts';
import type { FirstDayStep } from '#contract/dashboards/first-day.ts';
import type { NextAct } from '#contract/dashboards/next-acts.ts';
import type { SearchBar } from '#contract/search/search-bar.ts';
import { nearestToMedal } from '#contract/verifications/medal.ts';
import type { OwnProfile } from '#server/features/candidates/profile/profile.service.ts';

const MENDED_AT: Readonly<Record<SearchBar, string>> = {
  EMAIL: '/verify-email',
  BASIC_INFO: EDITOR_PATHS.basicInfo,
  SKILLS: EDITOR_PATHS.skills,
  HIDDEN: '/profile/settings',
};

/** A proof that the candidate has to do something about stands among the acts. */
function degreeState(
  { education }: OwnProfile,
  acts: readonly { kind: NextAct['kind'] }[],
): FirstDayStep['state'] {
  const status = nearestToMedal(education.educations)?.verificationStatus;
  if (status === 'VERIFIED') return 'DONE';
  return status === 'PENDING' && !acts.some(({ kind }) => kind === 'VERIFY_DEGREE') ? 'WAITING' : 'OPEN';
}

/** The steps that lead to being found, until the candidate has done each. */
export function firstDay(
  profile: OwnProfile,
  acts: readonly { kind: NextAct['kind'] }[],
): FirstDayStep[] | null {
  const { basicInfo, completion, searchBar } = profile;
  const hasSkills = completion.sections.some(({ section, isComplete }) => section === 'skills' && isComplete);
  const done = (isDone: boolean) => (isDone ? 'DONE' : 'OPEN');
  const steps: FirstDayStep[] = [
    { step: 'RESUME', state: done(basicInfo.resumeUrl !== null), link: EDITOR_PATHS.basicInfo },
    { step: 'SKILLS', state: done(hasSkills), link: EDITOR_PATHS.skills },
    { step: 'DEGREE', state: degreeState(profile, acts), link: EDITOR_PATHS.education },
    {
      step: 'VISIBLE',
      state: done(searchBar === null),
      link: searchBar ? MENDED_AT[searchBar] : '/profile/view',
    },
  ];
  return steps.some(({ state }) => state === 'OPEN') ? steps : null;
}
