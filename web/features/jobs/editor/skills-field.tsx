import { ActionIcon, Autocomplete, Button, NumberInput, Rating } from '@mantine/core';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { MAX_EXPERIENCE_YEARS, MAX_SKILLS } from '#contract/jobs/job.ts';
import { PROFICIENCIES, PROFICIENCY_LABELS } from '#contract/labels/profile.ts';
import { skillSpelling } from '#contract/lists/skill-spelling.ts';
import { TECHNOLOGIES } from '#contract/lists/technologies.ts';
import { isEnter } from '#web/lib/composing.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { IconTrash } from '#web/ui/icons/acts.ts';
import classes from './job-form.module.css';
import type { JobControl, JobValues } from './job-values.ts';

type Skill = JobValues['requiredSkills'][number];

/** The skills that candidates are scored by, with the required years and level. */
export function SkillsField({ control }: { control: JobControl }) {
  const { field, fieldState } = useController({ control, name: 'requiredSkills' });
  const skills: Skill[] = field.value;
  const change = (place: number, patch: Partial<Skill>) =>
    field.onChange(skills.map((skill, at) => (at === place ? { ...skill, ...patch } : skill)));
  return (
    <div className={classes.skills}>
      {skills.length > 0 && (
        <ul>
          {skills.map((skill, place) => (
            <SkillRow
              key={skill.skillName}
              skill={skill}
              onChange={(patch) => change(place, patch)}
              onRemove={() => field.onChange(skills.filter((_, at) => at !== place))}
            />
          ))}
        </ul>
      )}
      {skills.length < MAX_SKILLS && (
        <AddSkill
          taken={skills.map(({ skillName }) => skillName.toLowerCase())}
          error={(fieldState.error as { message?: string } | undefined)?.message}
          onAdd={(skillName) => field.onChange([...skills, { skillName, minYears: 0, minLevel: 1 }])}
        />
      )}
    </div>
  );
}

interface SkillRowProps {
  skill: Skill;
  onChange: (patch: Partial<Skill>) => void;
  onRemove: () => void;
}

function SkillRow({ skill, onChange, onRemove }: SkillRowProps) {
  const level = PROFICIENCIES[skill.minLevel - 1];
  return (
    <li className={classes.skill}>
      <span className="strong">{skill.skillName}</span>
      <NumberInput
        size="xs"
        aria-label={`Years of ${skill.skillName}, at least`}
        suffix={skill.minYears === 1 ? ' year' : ' years'}
        min={0}
        max={MAX_EXPERIENCE_YEARS}
        allowDecimal={false}
        value={skill.minYears}
        onChange={(value) => onChange({ minYears: Number(value) || 0 })}
      />
      <span className={classes.level}>
        <Rating
          count={4}
          value={skill.minLevel}
          onChange={(minLevel) => onChange({ minLevel: Math.max(1, minLevel) })}
          aria-label={`Level of ${skill.skillName}, at least`}
        />
        <span className="small muted">{level && PROFICIENCY_LABELS[level]}</span>
      </span>
      <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${skill.skillName}`} onClick={onRemove}>
        <IconTrash size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

interface AddSkillProps {
  taken: string[];
  error: string | undefined;
  onAdd: (skillName: string) => void;
}

function AddSkill({ taken, error, onAdd }: AddSkillProps) {
  const [text, setText] = useState('');
  const name = skillSpelling(text);
  const isTaken = taken.includes(name.toLowerCase());
  function add(skillName: string) {
    const clean = skillSpelling(skillName);
    if (clean === '' || taken.includes(clean.toLowerCase())) return;
    onAdd(clean);
    setText('');
  }
  return (
    <div className={classes.addSkill}>
      <Autocomplete
        id={fieldId('requiredSkills')}
        label="Add a skill"
        description="Type a name and press Enter"
        maxLength={60}
        value={text}
        data={TECHNOLOGIES.filter((one) => !taken.includes(one.toLowerCase()))}
        limit={10}
        error={isTaken ? 'Please list each skill once.' : error}
        onChange={setText}
        onOptionSubmit={(chosen) => setTimeout(() => add(chosen))}
        onKeyDown={(event) => {
          if (!isEnter(event)) return;
          event.preventDefault();
          add(text);
        }}
      />
      <Button variant="default" disabled={name === '' || isTaken} onClick={() => add(text)}>
        Add
      </Button>
    </div>
  );
}
