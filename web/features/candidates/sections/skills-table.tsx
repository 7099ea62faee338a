import { ActionIcon, Autocomplete, Button, NumberInput, Rating } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { MAX_SKILL_MONTHS, MAX_SKILL_YEARS } from '#contract/candidates/skills.ts';
import {
  PROFICIENCIES,
  PROFICIENCY_LABELS,
  type Proficiency,
  proficiencyLevel,
} from '#contract/labels/profile.ts';
import { skillSpelling } from '#contract/lists/skill-spelling.ts';
import { TECHNOLOGIES } from '#contract/lists/technologies.ts';
import { isEnter } from '#web/lib/composing.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { IconTrash } from '#web/ui/icons/acts.ts';
import classes from './skills-table.module.css';
import type { SkillsControl, SkillValues } from './skills-values.ts';

const SUGGESTIONS = 10;

interface AddSkillProps {
  /** In lower case. */
  taken: readonly string[];
  error: string | undefined;
  /** True while the list is empty, to guide the user to the field. */
  isFirst: boolean;
  onAdd: (skillNames: string[]) => void;
}

/** The distinct names in a text: `Go, Kafka` are two. */
function namesIn(text: string): string[] {
  const names = text.split(',').map(skillSpelling).filter(Boolean);
  const keys = names.map((name) => name.toLowerCase());
  return names.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
}

/** Accepts any name, and suggests known technologies that are not in the list yet. */
function AddSkill({ taken, error, isFirst, onAdd }: AddSkillProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const startsEmpty = useRef(isFirst);
  useEffect(() => {
    if (startsEmpty.current) input.current?.focus({ preventScroll: true });
  }, []);
  const untaken = (typed: string) => namesIn(typed).filter((name) => !taken.includes(name.toLowerCase()));
  const isNew = untaken(text).length > 0;
  const isTaken = !isNew && namesIn(text).length > 0;
  function add(typed: string) {
    const names = untaken(typed);
    if (names.length === 0) return;
    onAdd(names);
    setText('');
  }
  return (
    <div className={classes.add}>
      <Autocomplete
        id={fieldId('skills')}
        label="Add a skill"
        description="Type a name and press Enter"
        value={text}
        data={TECHNOLOGIES.filter((one) => !taken.includes(one.toLowerCase()))}
        limit={SUGGESTIONS}
        openOnFocus={false}
        ref={input}
        error={isTaken ? 'This skill is already in your list' : error}
        onChange={setText}
        // The chosen name is also written into the input, so adding waits until that is done.
        onOptionSubmit={(chosen) => setTimeout(() => add(chosen))}
        onKeyDown={(event) => {
          if (!isEnter(event)) return;
          event.preventDefault();
          add(text);
        }}
      />
      <Button variant="default" disabled={!isNew} onClick={() => add(text)}>
        Add
      </Button>
    </div>
  );
}

interface SkillRowProps {
  place: number;
  skill: SkillValues;
  error: string | undefined;
  onChange: (patch: Partial<SkillValues>) => void;
  onRemove: () => void;
}

function SkillRow({ place, skill, error, onChange, onRemove }: SkillRowProps) {
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
        {/* With arrow keys the rating would only show a hovered star and forget it on blur, so each
           change is saved at once. */}
        <div className={classes.level} onChange={(event) => setLevel(starsOf(event))}>
          <Rating
            count={PROFICIENCIES.length}
            value={proficiencyLevel(level)}
            onChange={setLevel}
            getSymbolLabel={levelInWords}
            role="radiogroup"
            // Enter chooses a star and must not submit the form.
            onKeyDown={(event) => isEnter(event) && event.preventDefault()}
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

/** The rating also has an option without a star, with the value of one. */
function levelInWords(stars: number): string {
  const level = PROFICIENCIES[stars - 1];
  return level ? PROFICIENCY_LABELS[level] : 'Not rated';
}

/** The skills, with a row to add one at the end. */
export function SkillsTable({ control }: { control: SkillsControl }) {
  const { field, fieldState } = useController({ control, name: 'skills' });
  const { errors } = useFormState({ control });
  const skills: SkillValues[] = field.value ?? [];
  const change = (place: number, patch: Partial<SkillValues>) =>
    field.onChange(skills.map((skill, at) => (at === place ? { ...skill, ...patch } : skill)));
  const add = (skillNames: string[]) =>
    field.onChange([
      ...skills,
      ...skillNames.map(
        (skillName) =>
          ({
            skillName,
            experience: { years: 0, months: 0 },
            competency: 'BEGINNER',
          }) satisfies SkillValues,
      ),
    ]);
  const listFault = Array.isArray(fieldState.error) ? undefined : fieldState.error?.message;
  return (
    <div className={classes.sheet}>
      {skills.length === 0 ? (
        <EmptyState title="Add your first skill">
          Name it, say how long you have worked with it, and how well you know it.
        </EmptyState>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Skill</th>
              <th scope="col">Experience</th>
              <th scope="col">Level</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {skills.map((skill, place) => (
              <SkillRow
                key={skill.id ?? skill.skillName}
                place={place}
                skill={skill}
                error={faultOf(errors.skills?.[place])}
                onChange={(patch) => change(place, patch)}
                onRemove={() => {
                  field.onChange(skills.filter((_, at) => at !== place));
                  focusLater(fieldId('skills'));
                }}
              />
            ))}
          </tbody>
        </table>
      )}
      <AddSkill
        taken={skills.map(({ skillName }) => (skillName ?? '').toLowerCase())}
        error={listFault}
        isFirst={skills.length === 0}
        onAdd={add}
      />
    </div>
  );
}

interface SkillFault {
  skillName?: { message?: string } | undefined;
  experience?: { years?: { message?: string }; months?: { message?: string } } | undefined;
}

function faultOf(fault: unknown): string | undefined {
  const { skillName, experience } = (fault ?? {}) as SkillFault;
  return skillName?.message ?? experience?.years?.message ?? experience?.months?.message;
}
