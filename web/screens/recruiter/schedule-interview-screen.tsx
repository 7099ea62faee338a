import { requireWriter } from '#web/features/companies/approval/writer-guard.ts';
import { ScheduleInterview } from '#web/features/interviews/request/schedule-interview.tsx';

export const clientLoader = requireWriter('/recruiter/interviews');
export const meta = () => [{ title: 'Request an interview | Medallist' }];

export default function ScheduleInterviewScreen() {
  return <ScheduleInterview />;
}
