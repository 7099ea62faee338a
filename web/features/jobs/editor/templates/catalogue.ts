import type { JobTemplate } from './template.ts';

interface Entry {
  label: string;
  group: string;
  read: () => Promise<JobTemplate>;
}

const software = () => import('./texts/software.ts');
const data = () => import('./texts/data.ts');
const platform = () => import('./texts/platform.ts');
const product = () => import('./texts/product.ts');

/** The roles to start from, by the name that an address gives them; their texts are loaded when one is chosen. */
export const TEMPLATES = {
  backend: { label: 'Backend', group: 'Software', read: async () => (await software()).backend },
  frontend: { label: 'Frontend', group: 'Software', read: async () => (await software()).frontend },
  'full-stack': { label: 'Full stack', group: 'Software', read: async () => (await software()).fullStack },
  mobile: { label: 'Mobile', group: 'Software', read: async () => (await platform()).mobile },
  qa: { label: 'QA automation', group: 'Software', read: async () => (await platform()).quality },
  'engineering-manager': {
    label: 'Engineering manager',
    group: 'Software',
    read: async () => (await software()).manager,
  },
  sre: { label: 'DevOps and SRE', group: 'Platform', read: async () => (await platform()).reliability },
  security: { label: 'Security', group: 'Platform', read: async () => (await platform()).security },
  'data-engineer': { label: 'Data engineer', group: 'Data', read: async () => (await data()).dataEngineer },
  'data-scientist': {
    label: 'Data scientist',
    group: 'Data',
    read: async () => (await data()).dataScientist,
  },
  'ml-engineer': {
    label: 'Machine learning',
    group: 'Data',
    read: async () => (await data()).mlEngineer,
  },
  'product-manager': {
    label: 'Product manager',
    group: 'Product and design',
    read: async () => (await product()).productManager,
  },
  designer: {
    label: 'Product designer',
    group: 'Product and design',
    read: async () => (await product()).designer,
  },
} satisfies Record<string, Entry>;

export type TemplateName = keyof typeof TEMPLATES;

export function isTemplate(name: string | null): name is TemplateName {
  return name !== null && Object.hasOwn(TEMPLATES, name);
}

/** As a grouped list of choices reads them. */
export function templateChoices() {
  const entries = Object.entries<Entry>(TEMPLATES);
  return [...Map.groupBy(entries, ([, { group }]) => group)].map(([group, own]) => ({
    group,
    items: own.map(([value, { label }]) => ({ value, label })),
  }));
}
