import { ScheduleInterview } from '#web/features/interviews/recruiter/schedule-interview.tsx';
import { requireApproved } from '#web/features/recruiters/approval-guard.ts';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Request an interview | Medallist' }];

export default function ScheduleInterviewScreen() {
  return <ScheduleInterview />;
}
