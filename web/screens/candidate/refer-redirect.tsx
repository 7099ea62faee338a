import { redirect } from 'react-router';
import { requireUser } from '#web/lib/guard.ts';

const REFERRALS = '/refer-and-earn';
const guard = requireUser(['JOBSEEKER']);

/** The short address in links and mails. After signing in, the user returns to the page itself. */
export async function clientLoader({ request }: { request: Request }): Promise<never> {
  await guard({ request: new Request(new URL(REFERRALS, request.url)) });
  throw redirect(REFERRALS);
}

export default function ReferRedirect() {
  return null;
}
