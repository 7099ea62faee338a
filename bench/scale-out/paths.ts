export interface Asking {
  paths: readonly string[];
  /** Of the one who asks; nobody in particular without one. */
  token: string | undefined;
}

export const KINDS = ['public reads', 'a recruiter at work'] as const;
export type Kind = (typeof KINDS)[number];

/** What a marketplace is asked all day: by anybody, and by a recruiter. */
export function askingOf(recruiter: string): Record<Kind, Asking> {
  return {
    'public reads': {
      paths: ['/api/jobs?page=0&size=20', '/api/jobs/facets', '/api/jobs?search=engineer'],
      token: undefined,
    },
    'a recruiter at work': {
      paths: [
        '/api/recruiter/jobs?page=0&size=20',
        '/api/recruiter/dashboard/summary',
        '/api/recruiter/actions',
      ],
      token: recruiter,
    },
  };
}
