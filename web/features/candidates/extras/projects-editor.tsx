import { Accordion, Button } from '@mantine/core';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { ExperienceInput } from '#contract/candidates/experience.ts';
import form from '#web/features/candidates/sections/experience-form.module.css';
import {
  type ExperienceValues,
  NEW_PROJECT,
  placesOf,
} from '#web/features/candidates/sections/experience-values.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { IconPlus } from '#web/ui/icons/controls.ts';
import classes from './extras.module.css';
import { ProjectItem } from './project-item.tsx';

interface ProjectsEditorProps {
  editor: UseFormReturn<ExperienceValues, unknown, ExperienceInput>;
}

/** What was built beside the jobs, the newest at the top. */
export function ProjectsEditor({ editor }: ProjectsEditorProps) {
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
    <section className={classes.projects} aria-labelledby="projects-heading">
      <div className={form.head}>
        <div>
          <h2 id="projects-heading" className={classes.heading}>
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
      <div className={form.sheet}>
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
