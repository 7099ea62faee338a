import { ActionIcon, NumberInput, Rating } from '@mantine/core';
import type { FormEvent } from 'react';
import { MAX_SKILL_MONTHS, MAX_SKILL_YEARS } from '#contract/candidates/skills.ts';
import {
  PROFICIENCIES,
  PROFICIENCY_LABELS,
  type Proficiency,
  proficiencyLevel,
} from '#contract/labels/profile.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { IconTrash } from '#web/ui/icons/acts.ts';
import classes from './skills-table.module.css';
import type { SkillValues } from './skills-values.ts';

interface SkillRowProps {
  place: number;
  skill: SkillValues;
  error: string | undefined;
  onChange: (patch: Partial<SkillValues>) => void;
  onRemove: () => void;
}

export function SkillRow({ place, skill, error, onChange, onRemove }: SkillRowProps) {
  const { skillName } = skill;
  const level = (skill.competency ?? 'BEGINNER') as Proficiency;
  const experience = { years: skill.experience?.years ?? 0, months: skill.experience?.months ?? 0 };
  const isNew = experience.years === 0 && experience.months === 0;
  const setTime = (patch: Partial<typeof experience>) =>
    onChange({ experience: { ...experience, ...patch } });
  const setLevel = (stars: number) => onChange({ competency: PROFICIENCIES[Math.max(1, stars) - 1] });
  return (
    <tr>
      <th scope="row">
        {skillName}
        {error && <p className="mantine-InputWrapper-error">{error}</p>}
      </th>
      <td>
        <div className={classes.time}>
          <NumberInput
            id={fieldId(`skills.${place}.experience.years`)}
            aria-label={`Years of ${skillName}`}
            suffix={experience.years === 1 ? ' year' : ' years'}
            min={0}
            max={MAX_SKILL_YEARS}
            clampBehavior="strict"
            allowDecimal={false}
            value={experience.years}
            onChange={(value) => setTime({ years: Number(value) || 0 })}
          />
          <NumberInput
            id={fieldId(`skills.${place}.experience.months`)}
            aria-label={`Months of ${skillName}`}
            suffix={experience.months === 1 ? ' month' : ' months'}
            min={0}
            max={MAX_SKILL_MONTHS}
            clampBehavior="strict"
            allowDecimal={false}
            value={experience.months}
            onChange={(value) => setTime({ months: Number(value) || 0 })}
          />
        </div>
        {isNew && <p className={`meta faint ${classes.summary}`}>New to this skill</p>}
      </td>
      <td>
        {/* By arrows a star would only be shown, and forgotten on the way out: the change counts at once. */}
        <div className={classes.level} onChange={(event) => setLevel(starsOf(event))}>
          <Rating
            count={PROFICIENCIES.length}
            value={proficiencyLevel(level)}
            onChange={setLevel}
            getSymbolLabel={levelInWords}
            role="radiogroup"
            // Enter chooses a star; it does not also send the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            aria-label={`Level of ${skillName}`}
          />
          <span className="small muted">{PROFICIENCY_LABELS[level]}</span>
        </div>
      </td>
      <td className={classes.remove}>
        <ActionIcon color="gray" aria-label={`Remove ${skillName}`} onClick={onRemove}>
          <IconTrash size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </td>
    </tr>
  );
}

function starsOf({ target }: FormEvent): number {
  return target instanceof HTMLInputElement ? Number(target.value) : 0;
}

/** The rating also offers no star at all, which it takes for one. */
function levelInWords(stars: number): string {
  const level = PROFICIENCIES[stars - 1];
  return level ? PROFICIENCY_LABELS[level] : 'Not rated';
}
