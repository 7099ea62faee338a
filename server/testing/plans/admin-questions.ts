import type * as z from 'zod';
import { ENDPOINTS } from '#contract/all.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';

export interface Question {
  endpoint: Endpoint;
  name: string;
  query: Record<string, string>;
}

/** A common name, a rare one, one that does not exist, and texts too short for a trigram index. */
const TEXTS = ['sharma', 'aarav.agarwal.4', 'qwzzx', 'an', 'e'];
const UNIVERSITIES = ['IIT Bombay', 'IIT Goa', 'Nowhere'];

interface Parts {
  innerType?: z.ZodType;
  out?: z.ZodType;
  entries?: Record<string, string>;
  values?: readonly unknown[];
  type: string;
}

/** The choices of a filter; undefined if it is free text. */
function choicesOf(schema: z.ZodType): string[] | undefined {
  const { innerType, out, entries, values, type } = schema.def as unknown as Parts;
  if (entries) return Object.values(entries);
  if (values) return values.map(String);
  if (type === 'boolean') return ['true', 'false'];
  const inner = innerType ?? out;
  return inner && choicesOf(inner);
}

function isText(schema: z.ZodType): boolean {
  const { innerType, out, type } = schema.def as unknown as Parts;
  const inner = innerType ?? out;
  return type === 'string' || (inner !== undefined && isText(inner));
}

function isAdmins({ access, method, path, stream }: Endpoint): boolean {
  const isTheirs = access.kind === 'user' && access.types.length <= 2 && access.types.includes('SUPER_ADMIN');
  return isTheirs && method === 'GET' && !path.includes('{') && !stream;
}

const shapeOf = ({ query }: Endpoint) =>
  (query as z.ZodObject<Record<string, z.ZodType>> | undefined)?.shape ?? {};

/** Queries to an admin's list: the default, a late page, each filter, and searches. */
function questionsOf(endpoint: Endpoint, deep: string): Question[] {
  const shape = shapeOf(endpoint);
  const ask = (name: string, query: Record<string, string> = {}): Question => ({ endpoint, name, query });
  const required: Record<string, string> = 'query' in shape ? { query: 'sharma' } : {};
  const filters = Object.entries(shape).filter(([key]) => !['page', 'size', 'limit'].includes(key));
  return [
    ask('as it comes', required),
    ...('page' in shape ? [ask(`page ${deep}`, { page: deep })] : []),
    ...filters.flatMap(([key, schema]) => {
      const choices = choicesOf(schema);
      const texts =
        key === 'university' ? UNIVERSITIES : isText(schema) && /search|query/i.test(key) ? TEXTS : [];
      return (choices ?? texts).flatMap((value) => [
        ask(`${key}=${value}`, { [key]: value }),
        ...('page' in shape && choices
          ? [ask(`${key}=${value}, page ${deep}`, { [key]: value, page: deep })]
          : []),
      ]);
    }),
  ];
}

/**
 * Every list and count of the admins' endpoints, derived from the contract, so that new ones are included.
 */
export function adminQuestions(deep: string): Question[] {
  return ENDPOINTS.filter(isAdmins).flatMap((endpoint) => questionsOf(endpoint, deep));
}
