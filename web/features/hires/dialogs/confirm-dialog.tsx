import { notifications } from '@mantine/notifications';
import type { Hire } from '#contract/hires/hire.ts';
import type { HireSide } from '#contract/labels/hires.ts';
import { payInWords } from '#contract/offers/comparison.ts';
import { CALLS, subjectOf } from '#web/features/hires/calls.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';

interface SideDialogProps {
  hire: Hire;
  side: HireSide;
  onClose: () => void;
}

function wordsOf({ status, company, job, candidate, joinedOn, annualSalary, leftOn }: Hire, side: HireSide) {
  const who = side === 'CANDIDATE' ? 'you' : candidate.name;
  if (status === 'LEAVING') {
    return {
      title: `Confirm that ${who} left ${company.name}?`,
      text: `${job.title}${leftOn ? `, last day ${formatDay(leftOn)}` : ''}.`,
      label: 'Confirm leaving',
    };
  }
  if (status === 'ABSENT') {
    return {
      title: `Confirm that ${who} did not join ${company.name}?`,
      text: `${job.title}. The application is then over.`,
      label: 'Confirm',
    };
  }
  return {
    title: `Confirm that ${who} joined ${company.name}?`,
    text: `${job.title}, first day ${formatDay(joinedOn)}, ${nonBreaking(payInWords(annualSalary))} a year. Your other requests, applications and offers are closed then, and your profile is hidden from recruiters; you can show it again.`,
    label: 'Confirm joining',
  };
}

/** Confirms what the other side reported. */
export function ConfirmHireDialog({ hire, side, onClose }: SideDialogProps) {
  const confirm = useEndpointMutation(CALLS[side].confirm, {
    onSuccess: () => {
      notifications.show({ message: CALLS[side].confirm.message });
      onClose();
    },
  });
  const { title, text, label } = wordsOf(hire, side);
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => confirm.mutate({ params: { id: hire.id }, body: { of: subjectOf(hire.status) } })}
      title={title}
      confirmLabel={label}
      loading={confirm.isPending}
      error={confirm.error?.message}
    >
      <p>{text}</p>
    </ConfirmModal>
  );
}
