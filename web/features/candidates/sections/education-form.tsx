import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { saveEducation } from '#contract/candidates/education.ts';
import { isVerifiable } from '#contract/lists/degrees.ts';
import { DegreeCard, editButton } from '#web/features/candidates/degree/degree-card.tsx';
import { DegreeEditor } from '#web/features/candidates/degree/degree-editor.tsx';
import { DegreeProofLine } from '#web/features/candidates/degree/degree-proof.tsx';
import { SectionForm } from '#web/features/candidates/editor/section-form.tsx';
import type { LoadedSection } from '#web/features/candidates/editor/section-loader.tsx';
import { through, useSectionSave } from '#web/features/candidates/editor/use-section-save.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { lateSchema } from '#web/lib/forms/late-schema.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import classes from './education-form.module.css';
import {
  type DegreeValues,
  type EducationState,
  type EducationValues,
  isSameDegree,
  newDegree,
  sorted,
  toDegree,
} from './education-values.ts';

const Schema = lateSchema(async () => (await import('#contract/candidates/education.ts')).EducationInput);

/** What is typed has to be saved before it can be verified. */
function Proof({ degree, state }: { degree: DegreeValues; state: EducationState }) {
  if (!isVerifiable(degree.educationDegree ?? '')) return null;
  const saved = state.draftSavedAt === null && state.educations.find(({ id }) => id === degree.id);
  if (!saved || !isSameDegree(saved, degree)) return null;
  return <DegreeProofLine educationId={saved.id} universityName={saved.universityName} />;
}

/** Edits qualifications, each in its card; the section is saved when no card is open. */
export function EducationForm({ loaded }: { loaded: LoadedSection<EducationState> }) {
  const form = useZodForm(Schema, {
    defaultValues: { educations: loaded.state.educations.map(toDegree) },
    shouldFocusError: false,
  });
  const save = useSectionSave<EducationValues, EducationState>({
    section: 'education',
    loaded: loaded.state,
    send: through(saveEducation),
    onSaved(state) {
      loaded.keep(state);
      form.reset(form.getValues());
    },
    onRefused: (error) => applyServerErrors(form, error),
  });
  const degrees = (useWatch({ control: form.control, name: 'educations' }) ?? []) as DegreeValues[];
  const setDegrees = (next: DegreeValues[]) =>
    form.setValue('educations', sorted(next), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const [added, setAdded] = useState<DegreeValues | null>(null);
  const [edited, setEdited] = useState<string[]>([]);
  function close(id: string) {
    setEdited((ids) => ids.filter((one) => one !== id));
    focusLater(editButton(id));
  }
  const isEditing = added !== null || edited.length > 0;
  const statusOf = (id: string) => loaded.state.educations.find((one) => one.id === id)?.verificationStatus;

  return (
    <SectionForm
      section="education"
      loaded={loaded}
      form={form}
      save={save}
      failureTitle="Failed to save education data."
      blockedBy={isEditing ? 'Save or cancel the open card first.' : undefined}
    >
      <div className={classes.head}>
        <p className="muted">Latest first. Recruiters filter on institute and year.</p>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
          id={fieldId('educations')}
          disabled={added !== null}
          onClick={() => setAdded(newDegree())}
        >
          Add education
        </Button>
      </div>
      <div className={classes.cards}>
        {added && (
          <DegreeEditor
            degree={added}
            onCancel={() => {
              setAdded(null);
              focusLater(fieldId('educations'));
            }}
            onSave={(degree) => {
              setDegrees([degree, ...degrees]);
              setAdded(null);
              focusLater(editButton(degree.id));
            }}
          />
        )}
        {degrees.length === 0 && !added && (
          <div className={classes.card}>
            <EmptyState title="Add at least one qualification">
              Start with your highest degree: institute, field and years.
            </EmptyState>
          </div>
        )}
        {degrees.map((degree) =>
          edited.includes(degree.id) ? (
            <DegreeEditor
              key={degree.id}
              degree={degree}
              onCancel={() => close(degree.id)}
              onSave={(next) => {
                setDegrees(degrees.map((one) => (one.id === next.id ? next : one)));
                close(degree.id);
              }}
            />
          ) : (
            <DegreeCard
              key={degree.id}
              degree={degree}
              verification={statusOf(degree.id)}
              proof={<Proof degree={degree} state={loaded.state} />}
              onEdit={() => setEdited((ids) => [...ids, degree.id])}
              onRemove={() => {
                setDegrees(degrees.filter(({ id }) => id !== degree.id));
                focusLater(fieldId('educations'));
              }}
            />
          ),
        )}
      </div>
    </SectionForm>
  );
}
