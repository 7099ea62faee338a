/** An address parameter: how it is parsed, and its value if it is missing or invalid. */
export interface Param<T> {
  /** Undefined if the texts are invalid. */
  read: (texts: readonly string[]) => T | undefined;
  missing: T;
}

type ValueOf<P> = P extends Param<infer T> ? T : never;
type Optional<P> = { [Name in keyof P]: undefined extends ValueOf<P[Name]> ? Name : never }[keyof P];

/** The values of a set of parameters; optional ones are absent if they are missing. */
export type Values<P> = { [Name in Exclude<keyof P, Optional<P>>]: ValueOf<P[Name]> } & {
  [Name in Optional<P>]?: ValueOf<P[Name]>;
};

type Reading<T> = (text: string) => T | undefined;

const optional = <T>(read: Reading<T>): Param<T | undefined> => withMissing<T | undefined>(read, undefined);

function withMissing<T>(read: Reading<T>, missing: T): Param<T> {
  return {
    read: ([text, ...more]) => (text === undefined || more.length > 0 ? undefined : read(text)),
    missing,
  };
}

/** A repeatable parameter: always a list, which is empty if one of its texts is invalid. */
export function list<T>(item: Param<T>): Param<NonNullable<T>[]> {
  return {
    read: (texts) => {
      const values = texts.flatMap((text) => item.read([text]) ?? []);
      return values.length === texts.length ? values : undefined;
    },
    missing: [],
  };
}

const textsThat =
  (isFit: (text: string) => boolean): Reading<string> =>
  (text) =>
    isFit(text) ? text : undefined;

/** Any text; empty if it is missing. */
export const text = withMissing((found) => found, '');
export const textUpTo = (most: number) =>
  withMissing(
    textsThat(({ length }) => length <= most),
    '',
  );
export const optionalText = optional((found) => found);
export const matching = (pattern: RegExp) => optional(textsThat((found) => pattern.test(found)));

/** A name, trimmed. */
export const nameUpTo = (most: number) =>
  optional((found) => {
    const trimmed = found.trim();
    return trimmed !== '' && trimmed.length <= most ? trimmed : undefined;
  });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a row. */
export const id = matching(UUID);

export function oneOf<T extends string>(values: readonly T[]): Param<T | undefined>;
export function oneOf<T extends string>(values: readonly T[], missing: NoInfer<T>): Param<T>;
export function oneOf<T extends string>(values: readonly T[], missing?: T): Param<T | undefined> {
  return withMissing<T | undefined>((found) => values.find((value) => value === found), missing);
}

/** An id, or a word instead. */
export const idOr = <T extends string>(word: T) =>
  optional((found): string | undefined => (found === word || UUID.test(found) ? found : undefined));

/** A day of the calendar: `2026-11-26`. */
export const day = optional(
  textsThat((found) => {
    const time = /^\d{4}-\d{2}-\d{2}$/.test(found) ? Date.parse(found) : Number.NaN;
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(found);
  }),
);

/** True if it is `true`. */
export const flag = withMissing((found) => found === 'true', false);

interface Range {
  min?: number;
  max?: number;
}

const wholeIn =
  ({ min = 0, max = Number.MAX_SAFE_INTEGER }: Range): Reading<number> =>
  (found) => {
    const number = Number(found);
    return /^\d+$/.test(found) && number >= min && number <= max ? number : undefined;
  };

/** An integer within a range, both ends included. */
export const whole = (range: Range) => optional(wholeIn(range));

const fromZero = () => withMissing(wholeIn({}), 0);

/** An amount; zero if it is missing. */
export const amount = fromZero();
/** The page of a list; the first is 0. */
export const page = fromZero();
