import {
  type DateInputProps,
  DatePickerInput,
  type DatePickerInputProps,
  DateInput as Field,
  MonthPickerInput,
  type MonthPickerInputProps,
} from '@mantine/dates';
import { useMonthTurn } from '#web/lib/focus/use-month-turn.ts';
import { chosenDay, typedDay } from './typed-day.ts';

/** What screen readers call the parts of a calendar. */
const CALENDAR_LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

/** Its dropdown is a dialog, which needs a name. */
const CALENDAR_POPOVER = {
  position: 'bottom-start',
  attributes: { dropdown: { 'aria-label': 'Calendar' } },
} as const;

/** Where the calendar is the only way to choose, it takes the focus; the button gets it back. */
const PICKER_POPOVER = { ...CALENDAR_POPOVER, returnFocus: true } as const;

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

/** A day that is typed or picked; where `onUnread` is told what says no day to choose, that stays as it was typed. */
export function DateInput({
  onUnread,
  ...props
}: DateInputProps & { onUnread?: ((text: string) => void) | undefined }) {
  return (
    <Field
      valueFormat="D MMM YYYY"
      dateParser={typedDay}
      fixOnBlur={!onUnread || props.value !== null}
      onInput={({ currentTarget: { value } }) => {
        if (!chosenDay(value, props)) onUnread?.(value);
      }}
      popoverProps={CALENDAR_POPOVER}
      ariaLabels={CALENDAR_LABELS}
      {...props}
    />
  );
}

export function MonthInput(props: MonthPickerInputProps) {
  return (
    <MonthPickerInput
      valueFormat="MMM YYYY"
      clearable
      popoverProps={PICKER_POPOVER}
      ariaLabels={CALENDAR_LABELS}
      {...props}
    />
  );
}
