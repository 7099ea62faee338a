export interface Asking {
  paths: readonly string[];
  /** Authentication headers; empty for a visitor. */
  headers: Record<string, string>;
}

export const KINDS = ['public reads', 'a recruiter at work'] as const;
export type Kind = (typeof KINDS)[number];

/** The usual requests to a marketplace: by a visitor, and by a recruiter. */
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
