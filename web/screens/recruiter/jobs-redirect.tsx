import { redirect } from 'react-router';

/** The specification has this path in the side bar; the job to edit is chosen in the list. */
export function clientLoader(): never {
  throw redirect('/recruiter/jobs');
}

export default function JobsRedirect() {
  return null;
}
