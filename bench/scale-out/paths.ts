/** What a marketplace is asked all day: the public ones by anybody, the others by somebody who is signed in. */
export const PATHS = {
  'public reads': ['/api/jobs?page=0&size=20', '/api/jobs/facets', '/api/jobs?search=engineer'],
  'a recruiter at work': [
    '/api/recruiter/jobs?page=0&size=20',
    '/api/recruiter/dashboard/summary',
    '/api/recruiter/actions',
  ],
};
export type Kind = keyof typeof PATHS;
export const KINDS = Object.keys(PATHS) as Kind[];
