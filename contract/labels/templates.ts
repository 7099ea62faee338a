import * as z from 'zod';

/** What a text template of a company is for. */
export const TEMPLATE_KINDS = ['MESSAGE', 'REQUEST', 'REJECTION'] as const;
export const TemplateKind = z.enum(TEMPLATE_KINDS);
export type TemplateKind = z.output<typeof TemplateKind>;
export const TEMPLATE_KIND_LABELS: Readonly<Record<TemplateKind, string>> = {
  MESSAGE: 'Messages',
  REQUEST: 'Interview requests',
  REJECTION: 'Rejections',
};
