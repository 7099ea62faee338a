import type * as z from 'zod';
import { ENDPOINTS } from '#contract/all.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';

export type Role = 'RECRUITER' | 'JOBSEEKER' | 'AFFILIATE' | 'visitor';

/** Rows that exist, of which the caller may read each: by what an address or a filter calls them. */
export type Rows = Readonly<Partial<Record<string, string>>>;

export interface Question {
  /** The name of the endpoint, and what of it is asked. */
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

/** What is typed into a filter: a common word, a rare one, one that finds nothing, and too little for three letters. */
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

/** The choices of a filter; undefined where anything may be typed. */
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

/** `/api/recruiter/jobs/{id}/stats` asks for a row of `jobs`; undefined where there is none. */
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

/** What an endpoint is asked: as it comes, far into it, and by each value of each filter and order, near and far. */
function questionsOf(endpoint: Endpoint, rows: Rows): Question[] {
  const path = pathOf(endpoint, rows);
  if (path === undefined) return [];
  const shape = shapeOf(endpoint);
  const filters = Object.entries(shape).flatMap(([key, schema]) => {
    if (OF_A_PAGE.includes(key)) return [];
    const row = rows[key];
    // A moment where moments are asked for, else its day.
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

/** Every look of a role, with each filter and order, from the contract: a new list comes in by itself. */
export function questionsOfRole(role: Role, rows: Rows): Question[] {
  return ENDPOINTS.filter((endpoint) => isOf(role, endpoint)).flatMap((endpoint) =>
    questionsOf(endpoint, rows),
  );
}
