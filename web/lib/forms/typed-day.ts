import type { DateInputProps } from '@mantine/dates';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { dayOf } from '#web/lib/format/dates.ts';

dayjs.extend(customParseFormat);

/** Indian order: the day comes first. */
const WAYS = ['D MMM YYYY', 'D MMMM YYYY', 'D/M/YYYY', 'D-M-YYYY', 'D.M.YYYY', 'D/M/YY', 'YYYY-M-D'];

/** Parses a typed date as `YYYY-MM-DD`; null if it is none. */
export function typedDay(text: string): string | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[a-z]/, (letter) => letter.toUpperCase())
    .replace(/[\s,]+/g, ' ')
    .replace(/\b0(?=\d)/g, '');
  const day = WAYS.map((way) => dayjs(plain, way, true)).find((one) => one.isValid());
  return day ? day.format('YYYY-MM-DD') : null;
}

type Days = Pick<DateInputProps, 'minDate' | 'maxDate'>;

/** A limit of the selectable days; `open` if there is none. */
function dayText(end: DateInputProps['minDate'], open: string): string {
  return end ? dayOf(new Date(end)) : open;
}

/** The same, but null if the day is not selectable. */
export function chosenDay(text: string, { minDate, maxDate }: Days): string | null {
  const day = typedDay(text);
  return day && day >= dayText(minDate, day) && day <= dayText(maxDate, day) ? day : null;
}
