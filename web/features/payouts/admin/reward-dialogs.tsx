import { notifications } from '@mantine/notifications';
import { adminFindLeft } from '#contract/hires/admin-hires.ts';
import { FindLeft } from '#contract/hires/hire.ts';
import { HIRE_SIDES, LEAVE_CAUSE_LABELS, LEAVE_CAUSES } from '#contract/labels/hires.ts';
import {
  type AdminReward,
  adminHoldReward,
  adminReleaseReward,
  HoldReward,
} from '#contract/payouts/admin-rewards.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import type { RewardAction } from './reward-menu.tsx';

interface AskProps {
  reward: AdminReward;
  onClose: () => void;
}

const said = (message: string | undefined) => notifications.show({ message: message ?? '' });

function HoldDialog({ reward, onClose }: AskProps) {
  const { form, draft, submit, failure, isPending } = useEndpointForm(HoldReward, adminHoldReward, {
    params: { id: reward.id },
    draftName: `hold-reward:${reward.id}`,
    defaultValues: { reason: '' },
    onSuccess: () => {
      said(adminHoldReward.message);
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} size={440} title={`Hold the reward of ${reward.beneficiary.name}`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <DraftNotice draft={draft} />
        <p>{formatRupees(reward.amount)} stays out of payouts until you release it.</p>
        <TextareaField
          control={form.control}
          name="reason"
          label="Reason"
          description="The referrer reads this text."
        />
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Hold
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}

function ReleaseDialog({ reward, onClose }: AskProps) {
  const release = useEndpointMutation(adminReleaseReward, {
    onSuccess: () => {
      said(adminReleaseReward.message);
      onClose();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => release.mutate({ params: { id: reward.id } })}
      title={`Release the reward of ${reward.beneficiary.name}?`}
      confirmLabel="Release"
      loading={release.isPending}
      error={release.error?.message}
    >
      <p>Held because: {reward.holdReason}</p>
    </ConfirmModal>
  );
}

const CAUSES = LEAVE_CAUSES.map((value) => ({ value, label: LEAVE_CAUSE_LABELS[value] }));
const SIDES = { RECRUITER: 'The company', CANDIDATE: 'The candidate' } as const;

function FindLeftDialog({ reward, onClose }: AskProps) {
  const { hire } = reward;
  const { form, draft, submit, failure, isPending } = useEndpointForm(FindLeft, adminFindLeft, {
    params: { id: hire.id },
    draftName: `found-left:${hire.id}`,
    defaultValues: { leftOn: '', cause: null as never, reportedBy: null as never, reason: '' },
    onSuccess: () => {
      said(adminFindLeft.message);
      onClose();
    },
  });
  const { control } = form;
  return (
    <Dialog opened onClose={onClose} size={560} title={`${hire.candidateName} left within 90 days`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <DraftNotice draft={draft} />
        <p>
          The hire at {hire.companyName} ends, the company is credited, and the reward is void. If it was
          paid, it is set off against the next payouts of {reward.beneficiary.name}.
        </p>
        <DateField control={control} name="leftOn" label="Last day" minDate={hire.joinedOn} />
        <SelectField control={control} name="cause" label="Cause" data={CAUSES} />
        <SelectField
          control={control}
          name="reportedBy"
          label="Reported by"
          data={HIRE_SIDES.map((value) => ({ value, label: SIDES[value] }))}
        />
        <TextareaField
          control={control}
          name="reason"
          label="Reason"
          description="Both sides of the hire read this text."
        />
        <SubmitFooter isSending={isPending} danger onCancel={onClose}>
          Note the leaving
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}

const DIALOGS = { HOLD: HoldDialog, RELEASE: ReleaseDialog, FIND_LEFT: FindLeftDialog };

/** Asks before a reward is held or released, or before the hire behind it is ended. */
export function RewardDialog({ action, ...props }: AskProps & { action: RewardAction }) {
  const Ask = DIALOGS[action];
  return <Ask {...props} />;
}
