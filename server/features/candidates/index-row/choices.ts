/** What the choices of a search are counted by, of one person. */
export interface Choices {
  noticeStep: number;
  experienceMonths: number;
  /** Rupees a year. */
  expectedTotal: number;
  instituteIds: readonly number[];
  cityIds: readonly number[];
  skillIds: readonly number[];
}

const NUMBER_BYTES = 4;
const LARGEST = 2 ** 31 - 1;

/** In one value, as the database keeps it: three figures, how long each list is, and the lists. */
export function packChoices(of: Choices): Buffer {
  const lists = [of.instituteIds, of.cityIds, of.skillIds];
  const numbers = [
    ...[of.noticeStep, of.experienceMonths, Math.min(of.expectedTotal, LARGEST)],
    ...lists.map(({ length }) => length),
    ...lists.flat(),
  ];
  const packed = Buffer.allocUnsafe(numbers.length * NUMBER_BYTES);
  for (const [place, number] of numbers.entries()) packed.writeInt32BE(number, place * NUMBER_BYTES);
  return packed;
}

/** What is told of each person, without a list made for anybody. */
export interface ChoicesReader {
  person(noticeStep: number, experienceMonths: number, expectedTotal: number): void;
  institute(id: number): void;
  city(id: number): void;
  skill(id: number): void;
}

/** Reads what was packed of any number of people, one after the other. */
export function readChoices(packed: Buffer, reader: ChoicesReader): void {
  let at = 0;
  const next = () => {
    const number = packed.readInt32BE(at);
    at += NUMBER_BYTES;
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
