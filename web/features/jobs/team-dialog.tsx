import { MultiSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useController } from 'react-hook-form';
import { mayHoldDuties } from '#contract/companies/team.policy.ts';
import { getTeam } from '#contract/companies/team.ts';
import { type JobTeam, JobTeamInput, setJobTeam } from '#contract/jobs/team.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

interface TeamDialogProps {
  jobId: string;
  team: JobTeam;
  onClose: () => void;
}

/** Sets the owner of a job, and the members who hire for it too. */
export function TeamDialog({ jobId, team, onClose }: TeamDialogProps) {
  const company = useEndpoint(getTeam, {}, { staleTime: 60_000 });
  const { form, draft, submit, failure, isPending } = useEndpointForm(JobTeamInput, setJobTeam, {
    params: { id: jobId },
    draftName: `job-team:${jobId}`,
    defaultValues: { ownerId: team.owner?.id ?? '', memberIds: team.members.map(({ id }) => id) },
    toBody: ({ memberIds, ...rest }) => ({
      ...rest,
      memberIds: memberIds.filter((id) => id !== rest.ownerId),
    }),
    onSuccess() {
      notifications.show({ message: setJobTeam.message });
      onClose();
    },
  });
  const colleagues = company.data?.members ?? [];
  const { field } = useController({ control: form.control, name: 'memberIds' });
  const ownerId = form.watch('ownerId');
  const optionOf = ({ id, name, isYou }: (typeof colleagues)[number]) => ({
    value: id,
    label: isYou ? `${name} (you)` : name,
  });
  return (
    <Dialog opened onClose={onClose} title="Hiring team">
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        {company.error && <FailureMessage>{company.error.message}</FailureMessage>}
        <DraftNotice draft={draft} />
        <SelectField
          control={form.control}
          name="ownerId"
          label="Owner"
          description="Answers for the job in your company."
          data={colleagues.filter(({ role }) => mayHoldDuties(role)).map(optionOf)}
          allowDeselect={false}
          searchable
          openOnFocus={false}
          data-autofocus
        />
        <MultiSelect
          label="Hiring team"
          description="They find the job and all that belongs to it under Mine."
          data={colleagues.filter(({ id }) => id !== ownerId).map(optionOf)}
          value={(field.value ?? []).filter((id) => id !== ownerId)}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={form.formState.errors.memberIds?.message}
          searchable
          hidePickedOptions
        />
        <SubmitFooter isSending={isPending} disabled={!company.data} onCancel={onClose}>
          Save
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
