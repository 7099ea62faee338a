import { redirect } from 'react-router';

/** An older path of the sign-up, which the verification page still uses for users without an address. */
export const clientLoader = ({ request }: { request: Request }) =>
  redirect(`/candidate/signup${new URL(request.url).search}`);

export default function CandidateSignUpRedirect() {
  return null;
}
