import type * as z from 'zod';
import { ENDPOINTS } from '#contract/all.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';

export type Role = 'RECRUITER' | 'JOBSEEKER' | 'AFFILIATE' | 'visitor';

/** Existing rows that the caller may read, by their name in an address or a filter. */
export type Rows = Readonly<Partial<Record<string, string>>>;

export interface Question {
  /** The name of the endpoint, and which part of it is queried. */
  name: string;
  endpoint: Endpoint;
  /** With its query, for GET. */
  address: string;
}

interface Parts {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  entries?: Record<string, string>;
  values?: readonly unknown[];
}

/** Texts for a filter: a common word, a rare one, one without matches, and one shorter than a trigram. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  search: ['sharma', 'engineer', 'react bengaluru', 'qwzzx', 'an'],
  text: ['tech', 'qwzzx', 'an'],
  q: ['re', 'qwzzx'],
  city: ['Bengaluru'],
  skill: ['React'],
  tag: ['Later', 'Nowhere'],
  experienceMin: ['3', '20'],
  payMax: ['2500000'],
  minSalary: ['2000000'],
  email: ['recruiter@medallist.test', 'nobody@medallist.test'],
};
const OF_A_PAGE = ['page', 'size', 'before'];
const DEEP = '500';
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The choices of a filter; undefined if it is free text. */
function choicesOf(schema: z.ZodType): string[] | undefined {
  const { type, entries, values, element, options, innerType, out, ...parts } =
    schema.def as unknown as Parts;
  if (entries) return Object.values(entries);
  if (values) return values.map(String);
  if (type === 'boolean') return ['true', 'false'];
  if (options) return options.map(choicesOf).find((choices) => choices !== undefined);
  if (type === 'pipe' && parts.in) return choicesOf(parts.in) ?? (out && choicesOf(out));
  const inner = element ?? innerType;
  return inner && choicesOf(inner);
}

const shapeOf = ({ query }: Endpoint) =>
  (query as z.ZodObject<Record<string, z.ZodType>> | undefined)?.shape ?? {};

function isOf(role: Role, { access, method, stream, path }: Endpoint): boolean {
  if (method !== 'GET' || stream || !path.startsWith('/api/')) return false;
  if (access.kind === 'user') return (access.types as readonly string[]).includes(role);
  return access.kind === 'public' && role === 'visitor';
}

/** `/api/recruiter/jobs/{id}/stats` needs a row of `jobs`; undefined if there is none. */
function pathOf({ path }: Endpoint, rows: Rows): string | undefined {
  const hole = /([\w-]+)\/\{\w+\}/.exec(path);
  if (!hole) return path;
  const row = rows[hole[1] ?? ''];
  return row && path.replace(/\{\w+\}/, row);
}

function addressOf(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Queries to an endpoint: the default, a late page, and each value of each filter and order, on early and
 * late pages.
 */
function questionsOf(endpoint: Endpoint, rows: Rows): Question[] {
  const path = pathOf(endpoint, rows);
  if (path === undefined) return [];
  const shape = shapeOf(endpoint);
  const filters = Object.entries(shape).flatMap(([key, schema]) => {
    if (OF_A_PAGE.includes(key)) return [];
    const row = rows[key];
    // An instant if the filter takes one, otherwise its day.
    const fitting = row && (schema.safeParse(row).success ? row : row.slice(0, DAY_LENGTH));
    const values = fitting ? [fitting] : (choicesOf(schema) ?? TYPED[key] ?? []);
    return values.map((value) => ({ key, value, isNeeded: !schema.safeParse(undefined).success }));
  });
  const needed = Object.fromEntries(
    filters.filter(({ isNeeded }) => isNeeded).map(({ key, value }) => [key, value]),
  );
  const ask = (name: string, query: Record<string, string> = {}): Question => ({
    name: `${endpoint.name}: ${name}`,
    endpoint,
    address: addressOf(path, { ...needed, ...query }),
  });
  const pages: [string, Record<string, string>][] = [
    ['', {}],
    ...('page' in shape ? [[`, page ${DEEP}`, { page: DEEP }] as [string, Record<string, string>]] : []),
  ];
  return [{ key: '', value: '' }, ...filters].flatMap(({ key, value }) =>
    pages.map(([suffix, page]) =>
      key ? ask(`${key}=${value}${suffix}`, { [key]: value, ...page }) : ask(`as it comes${suffix}`, page),
    ),
  );
}

/**
 * Every read call of a role, with each filter and order, derived from the contract, so that new ones are
 * included.
 */
export function questionsOfRole(role: Role, rows: Rows): Question[] {
  return ENDPOINTS.filter((endpoint) => isOf(role, endpoint)).flatMap((endpoint) =>
    questionsOf(endpoint, rows),
  );
}
