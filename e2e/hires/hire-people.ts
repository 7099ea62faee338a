import type { Page } from 'playwright/test';
import { askForInterview, callApi, type Person, recruiterToken, slotAhead } from '../interview-people.ts';

interface Agreed {
  applicationId: string;
  /** The recruiter's. */
  token: string;
}

/** Creates an offer of ₹41 lakh that this candidate has accepted, joining on this day; uses the API only. */
export async function agreeOnOffer(
  page: Page,
  person: Person,
  { joiningDate, timesInDays }: { joiningDate: string; timesInDays: number },
): Promise<Agreed> {
  const { request } = page;
  const job = await askForInterview(page, person);
  await callApi(request, 'POST', '/api/jobseeker/interviews/respond', {
    token: person.token,
    data: { interviewId: job.id, status: 'ACCEPTED', availabilitySlots: [slotAhead(timesInDays)] },
  });
  const token = await recruiterToken(page);
  const path = `/api/recruiter/applications?search=${person.lastName}`;
  const { content } = await callApi(request, 'GET', path, { token });
  const applicationId = content[0].id;
  const offer = await callApi(request, 'POST', `/api/recruiter/applications/${applicationId}/offers`, {
    token,
    data: { annualSalary: 4_100_000, joiningDate, expiresOn: joiningDate },
  });
  await callApi(request, 'POST', `/api/jobseeker/offers/${offer.id}/respond`, {
    token: person.token,
    data: { status: 'ACCEPTED', fullName: person.name },
  });
  return { applicationId, token };
}
