import { Accordion, Button } from '@mantine/core';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ExperienceInput, saveExperience } from '#contract/candidates/experience.ts';
import { SectionForm } from '#web/features/candidates/editor/section-form.tsx';
import type { LoadedSection } from '#web/features/candidates/editor/section-loader.tsx';
import { through, useSectionSave } from '#web/features/candidates/editor/use-section-save.ts';
import { ProjectsEditor } from '#web/features/candidates/extras/projects-editor.tsx';
import { JobItem } from '#web/features/candidates/view/job-item.tsx';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { IconPlus } from '#web/ui/icons/controls.ts';
import classes from './experience-form.module.css';
import {
  type ExperienceState,
  type ExperienceValues,
  NEW_JOB,
  placesOf,
  toValues,
} from './experience-values.ts';

const ADD = 'add-experience';

/** Edits the jobs a candidate has had, the newest at the top. */
export function ExperienceForm({ loaded }: { loaded: LoadedSection<ExperienceState> }) {
  const form = useZodForm(ExperienceInput, {
    defaultValues: toValues(loaded.state),
    shouldFocusError: false,
  });
  const jobs = useFieldArray({ control: form.control, name: 'experiences', keyName: 'key' });
  const [open, setOpen] = useState<string[]>([]);
  const save = useSectionSave<ExperienceValues, ExperienceState>({
    section: 'experience',
    loaded: loaded.state,
    send: through(saveExperience),
    onSaved(state) {
      loaded.keep(state);
      form.reset(form.getValues());
    },
    onRefused: (error) => applyServerErrors(form, error),
  });
  const { experiences: faults } = form.formState.errors;
  function add() {
    const id = crypto.randomUUID();
    jobs.prepend({ ...NEW_JOB, id }, { focusName: 'experiences.0.designation' });
    setOpen((keys) => [...keys, id]);
  }
  const faulty = placesOf(faults).flatMap((place) => jobs.fields[place]?.id ?? []);
  return (
    <SectionForm section="experience" loaded={loaded} form={form} save={save}>
      <div className={classes.head}>
        <p className="muted">Newest first. Jobs held at the same time count once.</p>
        <Button
          id={ADD}
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
          onClick={add}
        >
          Add experience
        </Button>
      </div>
      <div className={classes.sheet}>
        {jobs.fields.length === 0 ? (
          <EmptyState title="No jobs yet">
            Add what you have worked on, internships too. Without any, save the section as it is.
          </EmptyState>
        ) : (
          <Accordion
            multiple
            value={[...new Set([...open, ...faulty])]}
            onChange={setOpen}
            chevronPosition="left"
            order={2}
          >
            {jobs.fields.map((job, place) => (
              <JobItem
                key={job.key}
                value={job.id ?? job.key}
                place={place}
                control={form.control}
                setValue={form.setValue}
                onRemove={() => {
                  jobs.remove(place);
                  focusLater(ADD);
                }}
              />
            ))}
          </Accordion>
        )}
      </div>
      <ProjectsEditor editor={form} />
    </SectionForm>
  );
}
