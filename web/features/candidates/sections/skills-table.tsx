import { useController, useFormState } from 'react-hook-form';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { AddSkill } from './add-skill.tsx';
import { SkillRow } from './skill-row.tsx';
import classes from './skills-table.module.css';
import type { SkillsControl, SkillValues } from './skills-values.ts';

/** The list of skills, with the line that adds one at its foot. */
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
