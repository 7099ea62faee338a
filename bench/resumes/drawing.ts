import type { PdfNode } from 'pdfmake';
import type { Dice, Person } from './person.ts';
import type { Wording } from './wording.ts';

export type Drawn = (
  person: Person,
  wording: Wording,
  dice: Dice,
) => { content: PdfNode[]; [more: string]: unknown };

export const line = (text: string, more: object = {}): PdfNode => ({ text, ...more });

export const joined = (words: readonly string[], separator: string) => words.filter(Boolean).join(separator);
