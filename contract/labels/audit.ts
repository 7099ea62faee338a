import { formatRupees } from '../core/rupees.ts';

export interface ChangedField {
  label: string;
  from: unknown;
  to: unknown;
}

type Values = Record<string, unknown>;

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const ABBREVIATIONS = /\b(gst|gstin|ifsc|pan|tds|upi)\b/g;

function lowerWordsOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replaceAll(ABBREVIATIONS, (letters) => letters.toUpperCase());
}

/** `recoveryCodesLeft` and `codes_left` in words. */
export function wordsOfName(name: string): string {
  const words = lowerWordsOf(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `company.review_started` → `Company: review started`. */
export function actionInWords(action: string): string {
  const [noun = '', past = ''] = action.split('.');
  return `${wordsOfName(noun)}: ${past.replaceAll('_', ' ')}`;
}

/** The changed fields, at any depth. */
export function changedFields(before: Values | null, after: Values | null, path = ''): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [from, to] = [before?.[name], after?.[name]];
    const label = path ? `${path}, ${lowerWordsOf(name)}` : wordsOfName(name);
    if (isObject(from) || isObject(to)) {
      return changedFields(isObject(from) ? from : null, isObject(to) ? to : null, label);
    }
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ label, from, to }];
  });
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const TOKEN = /^[A-Z]+(_[A-Z]+)*$/;
const MONEY = /salary|reward|amount|threshold|fee$|total/i;
const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A value in readable form. */
export function inWords(value: unknown, label = ''): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return MONEY.test(label) ? formatRupees(value) : String(value);
  if (Array.isArray(value)) return value.map((one) => inWords(one, label)).join(', ') || 'nothing';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (INSTANT.test(value)) return moment.format(new Date(value));
  return TOKEN.test(value) && value.length > 3 ? wordsOfName(value) : value;
}
