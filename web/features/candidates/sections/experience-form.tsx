import { Accordion, Button } from '@mantine/core';
import { useState } from 'react';
import { type UseFormReturn, type UseFormSetValue, useFieldArray, useWatch } from 'react-hook-form';
import { ExperienceInput, saveExperience } from '#contract/candidates/experience.ts';
import { SectionForm } from '#web/features/candidates/editor/section-form.tsx';
import type { LoadedSection } from '#web/features/candidates/editor/section-loader.tsx';
import { through, useSectionSave } from '#web/features/candidates/editor/use-section-save.ts';
import extras from '#web/features/candidates/extras.module.css';
import { JobItem, TechnologiesField } from '#web/features/candidates/view/job-item.tsx';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { CheckboxField } from '#web/ui/fields/choice-field.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { IconPlus } from '#web/ui/icons/controls.ts';
import classes from './experience-form.module.css';
import { ItemLabel, PeriodFields, RemoveItemButton } from './experience-item.tsx';
import {
  type ExperienceControl,
  type ExperienceState,
  type ExperienceValues,
  NEW_JOB,
  NEW_PROJECT,
  placesOf,
  projectDates,
  toValues,
} from './experience-values.ts';

interface ProjectItemProps {
  /** The value of the accordion item. */
  value: string;
  place: number;
  control: ExperienceControl;
  setValue: UseFormSetValue<ExperienceValues>;
  onRemove: () => void;
}

/** One project: a summary when collapsed, a form when expanded. */
function ProjectItem({ value, place, control, setValue, onRemove }: ProjectItemProps) {
  const name = `projects.${place}` as const;
  const project = useWatch({ control, name });
  if (!project) return null;
  return (
    <Accordion.Item value={value}>
      <Accordion.Control>
        <ItemLabel
          title={project.projectTitle || 'New project'}
          facts={dotted([project.clientName, projectDates(project)])}
        />
      </Accordion.Control>
      <Accordion.Panel>
        <div className={classes.fields}>
          <FieldPair>
            <TextField control={control} name={`${name}.projectTitle`} label="Title" maxLength={120} />
            <TextField
              control={control}
              name={`${name}.clientName`}
              label="For whom"
              optional
              maxLength={120}
            />
          </FieldPair>
          <PeriodFields control={control} name={name} isOngoing={project.isOngoing ?? false} />
          <CheckboxField
            control={control}
            name={`${name}.isOngoing`}
            label="I still work on it"
            onClick={() => setValue(`${name}.endDate`, '', { shouldDirty: true })}
          />
          <TextareaField control={control} name={`${name}.projectDetails`} label="Details" optional />
          <TechnologiesField control={control} name={`${name}.technologiesUsed`} />
          <TextField
            control={control}
            name={`${name}.projectUrl`}
            label="Link"
            optional
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={500}
          />
          <RemoveItemButton name={project.projectTitle || 'this project'} onRemove={onRemove} />
        </div>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

interface ProjectsEditorProps {
  editor: UseFormReturn<ExperienceValues, unknown, ExperienceInput>;
}

/** Projects besides the jobs, the newest first. */
function ProjectsEditor({ editor }: ProjectsEditorProps) {
  const projects = useFieldArray({ control: editor.control, name: 'projects', keyName: 'key' });
  const [open, setOpen] = useState<string[]>([]);
  function add() {
    const id = crypto.randomUUID();
    projects.prepend({ ...NEW_PROJECT, id }, { focusName: 'projects.0.projectTitle' });
    setOpen((keys) => [...keys, id]);
  }
  const faulty = placesOf(editor.formState.errors.projects).flatMap(
    (place) => projects.fields[place]?.id ?? [],
  );
  return (
    <section className={extras.projects} aria-labelledby="projects-heading">
      <div className={classes.head}>
        <div>
          <h2 id="projects-heading" className={extras.heading}>
            Projects
          </h2>
          <p className="muted">Open source, research, side projects: what a job title does not say.</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
          onClick={add}
        >
          Add project
        </Button>
      </div>
      <div className={classes.sheet}>
        {projects.fields.length === 0 ? (
          <EmptyState title="No projects yet">They are optional. Two good ones say more than ten.</EmptyState>
        ) : (
          <Accordion
            multiple
            value={[...new Set([...open, ...faulty])]}
            onChange={setOpen}
            chevronPosition="left"
            order={3}
          >
            {projects.fields.map((project, place) => (
              <ProjectItem
                key={project.key}
                value={project.id ?? project.key}
                place={place}
                control={editor.control}
                setValue={editor.setValue}
                onRemove={() => projects.remove(place)}
              />
            ))}
          </Accordion>
        )}
      </div>
    </section>
  );
}

const ADD = 'add-experience';

/** The candidate's jobs, the newest first. */
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
