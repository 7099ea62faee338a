import { PROFICIENCIES, PROFICIENCY_LABELS, proficiencyLevel } from '#contract/labels/profile.ts';

/** The least one asks for, by its stars; `0` asks for none. */
export const LEVELS: readonly { value: string; label: string }[] = [
  { value: '0', label: 'Any level' },
  ...PROFICIENCIES.map((one) => ({
    value: String(proficiencyLevel(one)),
    label:
      proficiencyLevel(one) === PROFICIENCIES.length
        ? PROFICIENCY_LABELS[one]
        : `${PROFICIENCY_LABELS[one]} and over`,
  })),
];
