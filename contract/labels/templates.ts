import * as z from 'zod';

/** For what a text of a company is kept. */
export const TEMPLATE_KINDS = ['MESSAGE', 'REQUEST', 'REJECTION'] as const;
export const TemplateKind = z.enum(TEMPLATE_KINDS);
export type TemplateKind = z.output<typeof TemplateKind>;
export const TEMPLATE_KIND_LABELS: Readonly<Record<TemplateKind, string>> = {
  MESSAGE: 'Messages',
  REQUEST: 'Interview requests',
  REJECTION: 'Rejections',
};
