import { redirect } from 'react-router';

/** The sidebar of the specification names this path; which job to edit is chosen in the list. */
export function clientLoader(): never {
  throw redirect('/recruiter/jobs');
}

export default function JobsRedirect() {
  return null;
}
