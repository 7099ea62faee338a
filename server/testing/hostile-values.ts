/** The subset of JSON Schema that the contract's bodies and queries use. */
export interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

const FORMATS: Record<string, string> = {
  uuid: '0193d0f0-7a1b-7c2d-8e3f-0a1b2c3d4e5f',
  email: 'asha@people.test',
  date: '2031-05-06',
  'date-time': '2031-05-06T07:08:09.000Z',
};

/** Valid values by field name, for patterns and refinements that a JSON schema cannot express. */
const BY_NAME: [RegExp, unknown][] = [
  [/phone/i, '+91 98765 43210'],
  [/website|link|url/i, 'https://people.example'],
  [/city|cities|locations?$/i, 'Pune'],
  [/startTime/, '10:00'],
  [/endTime/, '12:00'],
  [/password/i, 'Correct-horse-9@'],
  [/otpCode/, '123456'],
  [/email/i, 'asha@people.test'],
];

function named(name: string): unknown {
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'Platform engineering';
}

/** A value that is valid as far as its schema can tell; `ids` are those of existing rows, by field. */
export function sample(shape: Shape, ids: Record<string, string>, name = ''): unknown {
  const choice = shape.anyOf?.[0] ?? shape.oneOf?.[0] ?? shape.allOf?.[0];
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (choice) return sample(choice, ids, name);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, inner]) => [key, sample(inner, ids, key)]),
      );
    case 'array':
      return [sample(shape.items ?? {}, ids, name)];
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return ids[name] ?? FORMATS[shape.format ?? ''] ?? named(name);
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { a: value };
  return value;
}

const LONE_SURROGATE = '\ud800';

/** Values that a broken or malicious client may send in place of any other. */
export const HOSTILE: readonly unknown[] = [
  null,
  -1,
  2 ** 31,
  1e308,
  '',
  'a\0b',
  `a${LONE_SURROGATE}b`,
  "O’B O' & \\ :* <-> | (",
  '0000-01-01',
  '9999-12-31',
  '😀'.repeat(3000),
  [],
  {},
  [null],
  Array.from({ length: 2000 }, () => 'x'),
  { min: 1e308, max: -1 },
  nested(15),
];

/** Replaces every value of `base` in turn with hostile ones: all of them at the top, fewer further down. */
export function* mutations(base: unknown, depth = 0, place = 0): Generator<unknown> {
  yield* HOSTILE.filter((_, index) => depth < 2 || (index + place) % 8 === 0);
  if (typeof base !== 'object' || base === null) return;
  const isArray = Array.isArray(base);
  for (const [index, [key, part]] of Object.entries(base).entries()) {
    for (const wrong of mutations(part, depth + 1, place + index)) {
      yield isArray ? [wrong] : { ...base, [key]: wrong };
    }
  }
}
