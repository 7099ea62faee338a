import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MemberRole } from '#contract/core/roles.ts';
import type { JobSummary } from '#contract/jobs/job.ts';
import { canWriteJobs, movesOfJob } from '#contract/jobs/jobs.policy.ts';
import { STEPS, type Step, useJobStep } from '#web/features/jobs/editor/job-steps.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { IconDots } from '#web/ui/icons/controls.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';

interface JobMenuProps {
  job: Pick<JobSummary, 'id' | 'title' | 'status'>;
  role: MemberRole;
  onDeleted?: () => void;
}

/** Further actions on a job. Those that its state or the user's role does not allow are absent. */
export function JobMenu({ job, role, onDeleted }: JobMenuProps) {
  const [step, setStep] = useState<Step | null>(null);
  const moves = movesOfJob(role, job.status);
  const steps = moves.filter(
    (move) => move !== 'EDIT' && move !== 'DELETE' && move !== 'FILL' && move !== 'ARCHIVE',
  );
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="default" aria-label={`More actions for ${job.title}`}>
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {moves.includes('EDIT') && (
            <Menu.Item component={Link} to={`/recruiter/jobs/${job.id}/edit`}>
              Edit
            </Menu.Item>
          )}
          {canWriteJobs(role) && (
            <Menu.Item component={Link} to={`/recruiter/jobs/create?copy=${job.id}`}>
              Duplicate
            </Menu.Item>
          )}
          <Menu.Item component="a" href={`/jobs/${job.id}`} target="_blank" rel="noreferrer">
            View Public Page
          </Menu.Item>
          {steps.map((move) => (
            <Menu.Item key={move} onClick={() => setStep(move)}>
              {STEPS[move].label}
            </Menu.Item>
          ))}
          {moves.includes('DELETE') && (
            <>
              <Menu.Divider />
              <Menu.Item c="var(--m-danger-fg)" onClick={() => setStep('DELETE')}>
                {STEPS.DELETE.label}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {step && (
        <StepModal
          key={step}
          jobId={job.id}
          step={step}
          onClose={() => setStep(null)}
          onDone={() => {
            setStep(null);
            if (step === 'DELETE') onDeleted?.();
          }}
        />
      )}
    </>
  );
}

interface StepModalProps {
  jobId: string;
  step: Step;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a job changes its state, and shows why the server refused. */
export function StepModal({ jobId, step, onClose, onDone }: StepModalProps) {
  const { run, isRunning, error, missing } = useJobStep(jobId, step, onDone);
  const { title, text, label, danger } = STEPS[step];
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={run}
      title={title}
      confirmLabel={label}
      danger={danger ?? false}
      loading={isRunning}
      error={
        missing.length > 0 ? (
          <>
            <p>{error}</p>
            <ul>
              {missing.map(({ path, message }) => (
                <li key={message}>
                  <Link to={`/recruiter/jobs/${jobId}/edit#${fieldId(path)}`}>{message}</Link>
                </li>
              ))}
            </ul>
          </>
        ) : (
          error
        )
      }
    >
      <p>{text}</p>
    </ConfirmModal>
  );
}
