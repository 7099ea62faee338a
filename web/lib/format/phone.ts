import { NBSP } from './non-breaking.ts';

const INDIAN = /^(\+91)?([6-9]\d{4})(\d{5})$/;

/** `+91 98450 12345`, without a line break; a foreign number keeps its grouping. */
export function formatPhone(phone: string): string {
  const [, code, first, last] = INDIAN.exec(phone.replaceAll(/[\s-]/g, '')) ?? [];
  const groups = first && last ? [code, first, last] : phone.split(' ');
  return groups.filter(Boolean).join(NBSP);
}
