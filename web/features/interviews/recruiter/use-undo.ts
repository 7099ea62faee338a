import { notifications } from '@mantine/notifications';
import { withdrawInterview } from '#contract/interviews/recruiter.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';

/** Withdraws a request in the minutes before it is mailed. */
export function useUndo(): (id: string) => void {
  const withdraw = useEndpointMutation(withdrawInterview, {
    onSuccess: () => notifications.show({ message: 'The request was withdrawn. No mail was sent.' }),
    onError: (error) => notifications.show({ color: 'brick', message: error.message }),
  });
  return (id) => withdraw.mutate({ params: { id }, body: { reason: 'Taken back right after sending' } });
}
