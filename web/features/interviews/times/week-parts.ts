import {
  type DayHours,
  WEEKDAYS,
  type Weekday,
  type WeeklyHours,
} from '#contract/interviews/availability.ts';

/** Parts of a day as people speak of them; neighbours make one range. */
export const PARTS = [
  { name: 'Morning', words: '8 am – noon', startTime: '08:00', endTime: '12:00' },
  { name: 'Afternoon', words: 'noon – 5 pm', startTime: '12:00', endTime: '17:00' },
  { name: 'Evening', words: '5 – 9 pm', startTime: '17:00', endTime: '21:00' },
] as const;
export type Part = (typeof PARTS)[number];
type ChosenPart = `${Weekday} ${Part['name']}`;

/** The parts that these hours cover whole. */
export function partsOf({ days }: Pick<WeeklyHours, 'days'>): Set<ChosenPart> {
  const chosen = days.flatMap(({ weekday, timeRanges }) =>
    PARTS.filter((part) =>
      timeRanges.some(({ startTime, endTime }) => startTime <= part.startTime && part.endTime <= endTime),
    ).map(({ name }) => `${weekday} ${name}` as const),
  );
  return new Set(chosen);
}

/** The hours that these parts mean, from Monday on. */
export function hoursOf(chosen: ReadonlySet<ChosenPart>): DayHours[] {
  return WEEKDAYS.flatMap((weekday) => {
    const timeRanges: DayHours['timeRanges'] = [];
    for (const { name, startTime, endTime } of PARTS) {
      if (!chosen.has(`${weekday} ${name}`)) continue;
      const last = timeRanges.at(-1);
      if (last?.endTime === startTime) last.endTime = endTime;
      else timeRanges.push({ startTime, endTime });
    }
    return timeRanges.length > 0 ? [{ weekday, timeRanges }] : [];
  });
}
