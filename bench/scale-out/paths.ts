export interface Asking {
  paths: readonly string[];
  /** Say who asks; nobody in particular without any. */
  headers: Record<string, string>;
}

export const KINDS = ['public reads', 'a recruiter at work'] as const;
export type Kind = (typeof KINDS)[number];

/** What a marketplace is asked all day: by anybody, and by a recruiter. */
export function askingOf(token: string): Record<Kind, Asking> {
  return {
    'public reads': {
      paths: ['/api/jobs?page=0&size=20', '/api/jobs/facets', '/api/jobs?search=engineer'],
      headers: {},
    },
    'a recruiter at work': {
      paths: [
        '/api/recruiter/jobs?page=0&size=20',
        '/api/recruiter/dashboard/summary',
        '/api/recruiter/actions',
      ],
      headers: { authorization: `Bearer ${token}` },
    },
  };
}
