import * as z from 'zod';
import { workspace } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { required } from './kit/fields.ts';
import { ordered } from './kit/ordered.ts';
import { TemplateKind } from './labels/templates.ts';

/** Placeholders that a text of a company may contain, as `{firstName}`. */
export const PLACEHOLDERS = ['firstName', 'jobTitle', 'companyName', 'senderName'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export type TemplateValues = Readonly<Partial<Record<Placeholder, string | null>>>;

export const PLACEHOLDER_LABELS: Readonly<Record<Placeholder, string>> = {
  firstName: "the candidate's first name",
  jobTitle: 'the title of the job',
  companyName: 'the name of the company',
  senderName: 'the name of the sender',
};

const ANY = /\{(\w+)\}/g;

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

/** Placeholders in a text that do not exist, as `{salary}`. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(ANY)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isPlaceholder(name)))];
}

/**
 * Fills in the known values. `missing` are placeholders without a value, which stay unchanged; other braces
 * are plain text.
 */
export function fillTemplate(text: string, values: TemplateValues): { text: string; missing: Placeholder[] } {
  const missing = new Set<Placeholder>();
  const filled = text.replaceAll(ANY, (whole, name: string) => {
    if (!isPlaceholder(name)) return whole;
    const value = values[name]?.trim();
    if (!value) missing.add(name);
    return value || whole;
  });
  return { text: filled, missing: [...missing] };
}

/** The error for a text that cannot be sent because values are missing. */
export function missingInWords(missing: readonly Placeholder[]): string {
  const named = missing.map((name) => `{${name}}, ${PLACEHOLDER_LABELS[name]}`);
  return `Nothing is known for ${named.join('; ')}. Write it out, or take it from the text.`;
}

export const MOST_TEMPLATES = 100;
export const TEMPLATE_TEXT_MAX = 2000;

export const Template = z.object({ id: Id, kind: TemplateKind, name: z.string(), text: z.string() });
export type Template = z.output<typeof Template>;

const KNOWN = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

const words = {
  name: required('Please name the template.', { max: 80 }),
  text: required('Please write the text.', { max: TEMPLATE_TEXT_MAX }),
};
const knowsItsPlaceholders = {
  at: 'text' as const,
  reads: ['text'] as const,
  text: `A text can have ${KNOWN} and nothing else in such braces.`,
  holds: ({ text }: { text: string }) => unknownPlaceholders(text).length === 0,
};

export const TemplateInput = ordered({ kind: TemplateKind, ...words }, knowsItsPlaceholders);
export const TemplateChange = ordered(words, knowsItsPlaceholders);
export type TemplateChange = z.output<typeof TemplateChange>;

const path = '/api/recruiter/templates';
const params = z.object({ id: Id });
const writes = workspace('RECRUITER');

export const listTemplates = endpoint({
  name: 'listTemplates',
  method: 'GET',
  path,
  summary: "The company's templates by name, of all kinds",
  access: workspace('VIEWER'),
  reads: ['templates'],
  response: z.array(Template),
});

export const addTemplate = endpoint({
  name: 'addTemplate',
  method: 'POST',
  path,
  summary: 'Keep a text for the whole company; at most 100, of one kind each under a name of its own',
  access: writes,
  changes: ['templates'],
  body: TemplateInput,
  response: Template,
  status: 201,
  message: 'Template saved',
});

export const changeTemplate = endpoint({
  name: 'changeTemplate',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Change the name and the text of a template',
  access: writes,
  changes: ['templates'],
  params,
  body: TemplateChange,
  response: Template,
  message: 'Template saved',
});

export const deleteTemplate = endpoint({
  name: 'deleteTemplate',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a template; what was sent with it stays',
  access: writes,
  changes: ['templates'],
  params,
});
