import { ActionIcon, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { EducationInput, saveEducation } from '#contract/candidates/education.ts';
import {
  COURSE_TYPE_LABELS,
  type CourseType,
  DEGREE_VERIFICATION_BADGES,
  type DegreeVerification,
} from '#contract/labels/profile.ts';
import { isVerifiable } from '#contract/lists/degrees.ts';
import { DegreeEditor, useTypedDegrees } from '#web/features/candidates/degree/degree-editor.tsx';
import { DegreeProofLine } from '#web/features/candidates/degree/degree-proof.tsx';
import { SectionForm } from '#web/features/candidates/editor/section-form.tsx';
import type { LoadedSection } from '#web/features/candidates/editor/section-loader.tsx';
import { through, useSectionSave } from '#web/features/candidates/editor/use-section-save.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { IconPencil, IconTrash } from '#web/ui/icons/acts.ts';
import { IconPlus } from '#web/ui/icons/controls.ts';
import classes from './education-form.module.css';
import {
  type DegreeValues,
  type EducationState,
  type EducationValues,
  isSameDegree,
  markInWords,
  newDegree,
  sorted,
  toDegree,
} from './education-values.ts';

interface DegreeCardProps {
  degree: DegreeValues;
  verification: DegreeVerification | undefined;
  /** The state of its verification, below the facts. */
  proof?: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** The id of the button that edits this qualification. */
function editButton(degreeId: string): string {
  return `edit-${degreeId}`;
}

/** A read-only card of a qualification. */
function DegreeCard({ degree, verification, proof, onEdit, onRemove }: DegreeCardProps) {
  const { universityName, educationDegree, fieldOfStudy, specialization, startYear, endYear } = degree;
  const name = universityName || 'this qualification';
  const course = COURSE_TYPE_LABELS[(degree.courseType ?? 'FULL_TIME') as CourseType];
  const field = [educationDegree, fieldOfStudy, specialization].filter(Boolean).join(', ');
  const facts = [[startYear, endYear].filter(Boolean).join(' – '), course, markInWords(degree)];
  const badge = verification && verification !== 'UNVERIFIED' && DEGREE_VERIFICATION_BADGES[verification];
  return (
    <article className={classes.card}>
      <div className={classes.row}>
        <div className={classes.text}>
          <h2 className={classes.title}>
            {universityName || 'Institute not named yet'}
            {verification === 'VERIFIED' && <Medal label="Verified degree" />}
            {badge && verification !== 'VERIFIED' && (
              <StatusBadge family={badge.family}>{badge.label}</StatusBadge>
            )}
          </h2>
          <p>{field || 'Degree not named yet'}</p>
          <p className="small muted num">{dotted(facts)}</p>
        </div>
        <div className={classes.tools}>
          <ActionIcon id={editButton(degree.id)} color="gray" aria-label={`Edit ${name}`} onClick={onEdit}>
            <IconPencil size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon color="gray" aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconTrash size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
      {proof}
    </article>
  );
}

/** Unsaved input has to be saved before it can be verified. */
function Proof({ degree, state }: { degree: DegreeValues; state: EducationState }) {
  if (!isVerifiable(degree.educationDegree ?? '')) return null;
  const saved = state.draftSavedAt === null && state.educations.find(({ id }) => id === degree.id);
  if (!saved || !isSameDegree(saved, degree)) return null;
  return <DegreeProofLine educationId={saved.id} universityName={saved.universityName} />;
}

/** Qualifications, each in a card; the section can be saved when no card is open. */
export function EducationForm({ loaded }: { loaded: LoadedSection<EducationState> }) {
  const form = useZodForm(EducationInput, {
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
  const shown = added ? [added, ...degrees] : degrees;
  const { typed, listChanged } = useTypedDegrees(shown);
  /** An added one is in the list from then on. */
  function put(changed: readonly DegreeValues[]) {
    const byId = new Map(changed.map((degree) => [degree.id, degree]));
    const listed = added && byId.has(added.id) ? shown : degrees;
    setDegrees(listed.map((degree) => byId.get(degree.id) ?? degree));
  }
  function close(id: string) {
    if (id === added?.id) setAdded(null);
    else setEdited((ids) => ids.filter((one) => one !== id));
  }
  /** The cards stay open: later edits are compared with the current values. */
  function takeIn() {
    const changed = listChanged();
    if (changed.length === 0) return;
    put(changed);
    if (!added || !changed.some(({ id }) => id === added.id)) return;
    setEdited((ids) => [...ids, added.id]);
    setAdded(null);
  }
  const isOpen = (degree: DegreeValues) => degree === added || edited.includes(degree.id);
  const open = shown.find(isOpen);
  const statusOf = (id: string) => loaded.state.educations.find((one) => one.id === id)?.verificationStatus;

  return (
    <SectionForm
      section="education"
      loaded={loaded}
      form={form}
      save={save}
      failureTitle="Failed to save education data."
      blockedBy={
        open && {
          reason: 'Save or cancel the open card first.',
          fieldId: fieldId(`${open.id}.universityName`),
        }
      }
      beside={{ isChanged: () => listChanged().length > 0, takeIn }}
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
        {shown.length === 0 && (
          <div className={classes.card}>
            <EmptyState title="Add at least one qualification">
              Start with your highest degree: institute, field and years.
            </EmptyState>
          </div>
        )}
        {shown.map((degree) =>
          isOpen(degree) ? (
            <DegreeEditor
              key={degree.id}
              degree={degree}
              typed={typed}
              onCancel={() => {
                close(degree.id);
                focusLater(degree === added ? fieldId('educations') : editButton(degree.id));
              }}
              onSave={(next) => {
                put([next]);
                close(next.id);
                focusLater(editButton(next.id));
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
