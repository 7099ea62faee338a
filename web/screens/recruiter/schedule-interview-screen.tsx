import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { ScheduleInterview } from '#web/features/interviews/request/schedule-interview.tsx';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Request an interview | Medallist' }];

export default function ScheduleInterviewScreen() {
  return <ScheduleInterview />;
}
