/**
 * The tab of an application's page with its offer and hire, with the dialog of `act` open if one is given.
 */
export function offerAddress(applicationId: string, act?: 'offer' | 'record-joining'): string {
  return `/recruiter/applications/${applicationId}?tab=offer${act ? `&act=${act}` : ''}`;
}
