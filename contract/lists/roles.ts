export const DOMAINS = [
  'Software Development',
  'Data Science',
  'Product Management',
  'Design (UI/UX)',
  'Marketing',
  'Sales',
  'Operations',
  'Finance',
  'Consulting',
  'Research & Development',
] as const;
export type Domain = (typeof DOMAINS)[number];

/** Roles to choose from; in the other domains the role is free text. */
const ROLES: Partial<Record<Domain, readonly string[]>> = {
  'Software Development': [
    'Frontend Developer',
    'Backend Developer',
    'Full Stack Developer',
    'Mobile Developer',
    'DevOps Engineer',
    'Site Reliability Engineer',
    'Platform Engineer',
    'Security Engineer',
    'QA Engineer',
    'Embedded Systems Engineer',
    'Software Architect',
    'Engineering Manager',
  ],
  'Data Science': [
    'Data Scientist',
    'Data Analyst',
    'Data Engineer',
    'Machine Learning Engineer',
    'AI Researcher',
    'NLP Engineer',
    'Computer Vision Engineer',
    'Business Intelligence Analyst',
    'Quantitative Analyst',
    'Analytics Manager',
  ],
  'Product Management': [
    'Associate Product Manager',
    'Product Manager',
    'Senior Product Manager',
    'Technical Product Manager',
    'Growth Product Manager',
    'Product Analyst',
    'Product Owner',
    'Group Product Manager',
    'Director of Product',
  ],
};

/** The roles offered for a domain; empty if the role is free text. */
export function rolesOf(domain: string): readonly string[] {
  return Object.hasOwn(ROLES, domain) ? (ROLES[domain as Domain] ?? []) : [];
}
