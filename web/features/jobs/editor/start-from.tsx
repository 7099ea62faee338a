import { Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { FormParts } from './job-form.tsx';
import { type JobValues, NEW_JOB } from './job-values.ts';
import { mergeJobs } from './merge-jobs.ts';
import type { JobTemplate } from './template.ts';

/** A new job from this template. */
export function templateValues(template: JobTemplate): JobValues {
  const [min, max] = template.experience;
  return {
    ...NEW_JOB,
    title: template.title,
    department: template.department,
    description: template.description,
    responsibilities: [...template.responsibilities],
    qualifications: [...template.qualifications],
    requiredSkills: template.skills.map(([skillName, minYears, minLevel]) => ({
      skillName,
      minYears,
      minLevel,
    })),
    experienceLevel: template.level,
    experienceRequired: { min, max },
    maxNoticePeriod: template.notice,
    interviewPlan: template.rounds.map((round) => ({
      ...round,
      criteria: [...round.criteria],
      interviewerIds: [],
    })),
  };
}

interface Entry {
  label: string;
  group: string;
  read: () => Promise<JobTemplate>;
}

const software = () => import('./templates/texts/software.ts');
const data = () => import('./templates/texts/data.ts');
const platform = () => import('./templates/texts/platform.ts');
const product = () => import('./templates/texts/product.ts');

/** The templates by their names in the address; the texts are loaded when one is chosen. */
export const TEMPLATES = {
  backend: { label: 'Backend', group: 'Software', read: async () => (await software()).backend },
  frontend: { label: 'Frontend', group: 'Software', read: async () => (await software()).frontend },
  'full-stack': { label: 'Full stack', group: 'Software', read: async () => (await software()).fullStack },
  mobile: { label: 'Mobile', group: 'Software', read: async () => (await platform()).mobile },
  qa: { label: 'QA automation', group: 'Software', read: async () => (await platform()).quality },
  'engineering-manager': {
    label: 'Engineering manager',
    group: 'Software',
    read: async () => (await software()).manager,
  },
  sre: { label: 'DevOps and SRE', group: 'Platform', read: async () => (await platform()).reliability },
  security: { label: 'Security', group: 'Platform', read: async () => (await platform()).security },
  'data-engineer': { label: 'Data engineer', group: 'Data', read: async () => (await data()).dataEngineer },
  'data-scientist': {
    label: 'Data scientist',
    group: 'Data',
    read: async () => (await data()).dataScientist,
  },
  'ml-engineer': {
    label: 'Machine learning',
    group: 'Data',
    read: async () => (await data()).mlEngineer,
  },
  'product-manager': {
    label: 'Product manager',
    group: 'Product and design',
    read: async () => (await product()).productManager,
  },
  designer: {
    label: 'Product designer',
    group: 'Product and design',
    read: async () => (await product()).designer,
  },
} satisfies Record<string, Entry>;

type TemplateName = keyof typeof TEMPLATES;

function isTemplate(name: string | null): name is TemplateName {
  return name !== null && Object.hasOwn(TEMPLATES, name);
}

/** The choices in groups. */
export function templateChoices() {
  const entries = Object.entries<Entry>(TEMPLATES);
  return [...Map.groupBy(entries, ([, { group }]) => group)].map(([group, own]) => ({
    group,
    items: own.map(([value, { label }]) => ({ value, label })),
  }));
}

/** Fills a new job with the texts of a template, without overwriting edited fields. */
export function StartFrom({ fill, read }: FormParts) {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('template');
  const name = isTemplate(chosen) ? chosen : null;
  // The values that the form was last filled with.
  const start = useRef(NEW_JOB);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a template is put in once, when it is chosen.
  useEffect(() => {
    let isOver = false;
    async function put() {
      const values = name ? templateValues(await TEMPLATES[name].read()) : NEW_JOB;
      if (isOver) return;
      fill(mergeJobs(start.current, read(), values).merged);
      start.current = values;
      setFailed(false);
    }
    if (name || start.current !== NEW_JOB) put().catch(() => !isOver && setFailed(true));
    return () => {
      isOver = true;
    };
  }, [name]);
  return (
    <Select
      label="Role template"
      description="Fills in texts, skills and interviews where you have written nothing yet. Pay and place stay yours."
      placeholder="A blank page"
      searchable
      clearable
      data={templateChoices()}
      value={name}
      error={hasFailed ? 'This text could not be loaded. Please choose it again.' : undefined}
      onChange={(value) => setParams(value ? { template: value } : {}, { replace: true })}
    />
  );
}
