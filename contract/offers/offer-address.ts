/** Where the offer and the hire of an application stand: on its own page, at once with an act of theirs where one is named. */
export function offerAddress(applicationId: string, act?: 'offer' | 'record-joining'): string {
  return `/recruiter/applications/${applicationId}?tab=offer${act ? `&act=${act}` : ''}`;
}
