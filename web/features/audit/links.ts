import type { AuditRow } from '#contract/audit.ts';

/** Where a person is looked at by admins; nowhere for kinds that have no screen of their own. */
function personLink({ id, userType, name }: { id: string; userType: string | null; name: string | null }) {
  if (userType === 'JOBSEEKER') return `/admin/candidates/${id}`;
  if (userType === 'RECRUITER' && name) return `/admin/recruiters?${new URLSearchParams({ search: name })}`;
  return undefined;
}

/** The screen of what an entry is about. */
export function subjectLink({ subject, company }: Pick<AuditRow, 'subject' | 'company'>): string | undefined {
  const { kind, id, name } = subject;
  if (kind === 'setting') return '/admin/settings';
  if (kind === 'mail') return '/admin/mail';
  if (!id) return undefined;
  if (subject.userType) return personLink({ ...subject, id });
  if (kind === 'job') return `/admin/jobs?${new URLSearchParams({ job: id })}`;
  const firm = kind === 'company' ? name : kind === 'company_document' ? company?.name : undefined;
  return firm ? `/admin/recruiters?${new URLSearchParams({ search: firm })}` : undefined;
}

export function actorLink({ actor }: Pick<AuditRow, 'actor'>): string | undefined {
  return actor ? personLink(actor) : undefined;
}
