/** The values of one person from which search counts its choices. */
export interface Choices {
  noticeStep: number;
  experienceMonths: number;
  /** Rupees a year. */
  expectedTotal: number;
  instituteIds: readonly number[];
  cityIds: readonly number[];
  skillIds: readonly number[];
}

const LARGEST = 2 ** 31 - 1;
/**
 * A variable-length integer: seven bits of each byte are the number, lowest first; the eighth says that more
 * follow.
 */
const BITS = 7;
const MORE = 1 << BITS;

/** One value, as stored in the database: three figures, the length of each list, and the lists. */
export function packChoices(of: Choices): Buffer {
  const lists = [of.instituteIds, of.cityIds, of.skillIds];
  const bytes: number[] = [];
  const put = (number: number) => {
    let rest = number;
    for (; rest >= MORE; rest >>>= BITS) bytes.push((rest % MORE) | MORE);
    bytes.push(rest);
  };
  [of.noticeStep, of.experienceMonths, Math.min(of.expectedTotal, LARGEST)].forEach(put);
  lists.map(({ length }) => length).forEach(put);
  lists.flat().forEach(put);
  return Buffer.from(bytes);
}

/** Callbacks for each person, to avoid allocating lists. */
interface ChoicesReader {
  person(noticeStep: number, experienceMonths: number, expectedTotal: number): void;
  institute(id: number): void;
  city(id: number): void;
  skill(id: number): void;
}

/** Reads the packed choices of any number of people, concatenated. */
export function readChoices(packed: Buffer, reader: ChoicesReader): void {
  let at = 0;
  const next = () => {
    let byte = packed[at++] as number;
    let number = byte % MORE;
    for (let shift = BITS; byte >= MORE; shift += BITS) {
      byte = packed[at++] as number;
      number |= (byte % MORE) << shift;
    }
    return number;
  };
  while (at < packed.length) {
    reader.person(next(), next(), next());
    const [institutes, cities, skills] = [next(), next(), next()];
    for (let left = institutes; left > 0; left--) reader.institute(next());
    for (let left = cities; left > 0; left--) reader.city(next());
    for (let left = skills; left > 0; left--) reader.skill(next());
  }
}
