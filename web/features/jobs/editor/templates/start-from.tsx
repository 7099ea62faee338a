import { Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { mergeJobs } from '#web/features/jobs/editor/conflict/merge-jobs.ts';
import type { FormParts } from '#web/features/jobs/editor/job-form.tsx';
import { NEW_JOB } from '#web/features/jobs/editor/job-values.ts';
import { isTemplate, TEMPLATES, templateChoices } from './catalogue.ts';
import { templateValues } from './template-values.ts';

/** Fills a new job with what a role usually says, around what has been written already. */
export function StartFrom({ fill, read }: FormParts) {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('template');
  const name = isTemplate(chosen) ? chosen : null;
  // What the form held before anybody wrote into it.
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
