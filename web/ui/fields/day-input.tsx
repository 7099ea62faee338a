import { DatePickerInput, type DatePickerInputProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import '#web/ui/theme/calendar.css';
import { useMonthTurn } from '#web/lib/focus/use-month-turn.ts';

/** What screen readers call the parts of a calendar. */
export const CALENDAR_LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

/** Its dropdown is a dialog, which needs a name. */
export const CALENDAR_POPOVER = {
  position: 'bottom-start',
  attributes: { dropdown: { 'aria-label': 'Calendar' } },
} as const;

/** Where the calendar is the only way to choose, it takes the focus; the button gets it back. */
export const PICKER_POPOVER = { ...CALENDAR_POPOVER, returnFocus: true } as const;

/**
 * A day of the next weeks, chosen from a calendar: the name of the month is no button there, which Enter would press
 * instead of a day. `YYYY-MM-DD`, shown as `Thu, 26 Nov 2026`.
 */
export function DayInput(props: DatePickerInputProps) {
  const { calendar, onClose, ofDay } = useMonthTurn(props);
  return (
    <DatePickerInput
      valueFormat="ddd, D MMM YYYY"
      firstDayOfWeek={1}
      maxLevel="month"
      {...calendar}
      getDayProps={(day) => ({
        ...ofDay(day),
        ...(day === (props.value ?? props.minDate) && { 'data-autofocus': true }),
      })}
      ariaLabels={CALENDAR_LABELS}
      popoverProps={{ ...PICKER_POPOVER, onClose }}
      {...props}
    />
  );
}
