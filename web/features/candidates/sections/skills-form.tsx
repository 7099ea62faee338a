import { useWatch } from 'react-hook-form';
import { SkillsInput, saveSkills } from '#contract/candidates/skills.ts';
import { DOMAINS, rolesOf } from '#contract/lists/roles.ts';
import { EditorSection } from '#web/features/candidates/editor/editor-section.tsx';
import { SectionForm } from '#web/features/candidates/editor/section-form.tsx';
import type { LoadedSection } from '#web/features/candidates/editor/section-loader.tsx';
import { through, useSectionSave } from '#web/features/candidates/editor/use-section-save.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { SkillsTable } from './skills-table.tsx';
import { type SkillsFormState, type SkillsState, type SkillsValues, toValues } from './skills-values.ts';

/** Domain, role and the skills that recruiters search for. */
export function SkillsForm({ loaded }: { loaded: LoadedSection<SkillsState> }) {
  const form = useZodForm(SkillsInput, {
    defaultValues: toValues(loaded.state),
    shouldFocusError: false,
  });
  const save = useSectionSave<SkillsValues, SkillsState>({
    section: 'skills',
    loaded: loaded.state,
    send: through(saveSkills),
    onSaved(state) {
      loaded.keep(state);
      form.reset(form.getValues());
    },
    onRefused: (error) => applyServerErrors(form, error),
  });
  return (
    <SectionForm section="skills" loaded={loaded} form={form} save={save}>
      <EditorSection title="Domain and role" help="What you do, and what you want to do next.">
        <RoleFields form={form} />
      </EditorSection>
      <EditorSection title="Skills" help={<SkillCount form={form} />} wide>
        <SkillsTable control={form.control} />
      </EditorSection>
    </SectionForm>
  );
}

function RoleFields({ form }: { form: SkillsFormState }) {
  const { control, setValue } = form;
  const domain = useWatch({ control, name: 'domain' }) ?? '';
  const roles = rolesOf(domain);
  return (
    <FieldPair>
      <SelectField
        control={control}
        name="domain"
        label="Domain"
        placeholder="Choose"
        data={DOMAINS}
        onChange={(value) => {
          setValue('domain', value ?? '', { shouldDirty: true, shouldValidate: true });
          setValue('primaryRole', '', { shouldDirty: true });
        }}
      />
      {roles.length > 0 ? (
        <SelectField
          key={domain}
          control={control}
          name="primaryRole"
          label="Primary role"
          placeholder="Choose"
          data={[...roles]}
          searchable
        />
      ) : (
        <TextField
          control={control}
          name="primaryRole"
          label="Primary role"
          disabled={domain === ''}
          description={domain === '' ? 'Choose a domain first.' : undefined}
        />
      )}
    </FieldPair>
  );
}

function SkillCount({ form }: { form: SkillsFormState }) {
  const skills = useWatch({ control: form.control, name: 'skills' }) ?? [];
  return (
    <>
      8-12 skills match best. You list <span className="num">{skills.length}</span>.
    </>
  );
}
