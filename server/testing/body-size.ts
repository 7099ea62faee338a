import * as z from 'zod';
import type { Shape } from './hostile-values.ts';

interface Bounded extends Omit<Shape, 'type' | 'items' | 'properties' | 'anyOf' | 'oneOf'> {
  type?: string | string[];
  maxLength?: number;
  maxItems?: number;
  items?: Bounded;
  properties?: Record<string, Bounded>;
  anyOf?: Bounded[];
  oneOf?: Bounded[];
}

/** UTF-8 takes three bytes for most letters of Indian languages. */
const BYTES_A_LETTER = 3;
/** A pattern or a format bounds what has no maximum of its own: times, e-mail codes, numbers of companies. */
const LETTERS_WITHOUT_MAX = 100;
const ITEMS_WITHOUT_MAX = 100;
const NUMBER_BYTES = 20;

/** How many bytes of JSON the longest body has that this schema takes. */
export function longestBody(schema: z.ZodType): number {
  return bytesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Bounded);
}

function bytesOf(shape: Bounded): number {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return Math.max(...choices.map(bytesOf));
  if (shape.enum) return Math.max(...shape.enum.map((value) => JSON.stringify(value).length));
  const types = [shape.type ?? 'null'].flat();
  return Math.max(...types.map((type) => bytesOfType(type, shape)));
}

function bytesOfType(type: string, { maxLength, maxItems, items = {}, properties = {} }: Bounded): number {
  if (type === 'string') return 2 + BYTES_A_LETTER * (maxLength ?? LETTERS_WITHOUT_MAX);
  if (type === 'array') return 2 + (maxItems ?? ITEMS_WITHOUT_MAX) * (1 + bytesOf(items));
  if (type !== 'object') return NUMBER_BYTES;
  const fields = Object.entries(properties).map(([name, inner]) => name.length + 4 + bytesOf(inner));
  return fields.reduce((sum, bytes) => sum + bytes, 2);
}
