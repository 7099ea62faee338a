import { redirect } from 'react-router';

/** The verification page sends people without an address to this older path of the sign-up. */
export const clientLoader = ({ request }: { request: Request }) =>
  redirect(`/candidate/signup${new URL(request.url).search}`);

export default function CandidateSignUpRedirect() {
  return null;
}
