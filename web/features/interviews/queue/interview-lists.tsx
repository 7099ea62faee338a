import { Card } from '#web/ui/display/card.tsx';
import { useRovingRows } from '#web/ui/table/use-roving-rows.ts';
import classes from './interview-table.module.css';
import { ColumnNames, InterviewTable, type RowsProps } from './interview-table.tsx';
import { bySection, SECTION_TITLES } from './sections.ts';

/** Open interviews under what they wait for. */
export function OpenInterviews(props: RowsProps) {
  const rows = useRovingRows<HTMLDivElement>();
  if (props.interviews.length === 0) return null;
  return (
    <Card flush>
      <ColumnNames {...props} />
      <div {...rows}>
        {bySection(props.interviews, props.now).map(([section, interviews]) => (
          <section key={section} aria-labelledby={`interviews-${section}`}>
            <h2 id={`interviews-${section}`} className={classes.group}>
              {SECTION_TITLES[section]} <span className={classes.count}>{interviews.length}</span>
            </h2>
            <InterviewTable {...props} interviews={interviews} caption={SECTION_TITLES[section]} hidesHead />
          </section>
        ))}
      </div>
    </Card>
  );
}

/** Interviews that are over, in whatever way. */
export function PastInterviews(props: RowsProps) {
  const rows = useRovingRows<HTMLDivElement>();
  if (props.interviews.length === 0) return null;
  return (
    <Card flush>
      <div {...rows}>
        <InterviewTable {...props} caption="Past interviews" isPast />
      </div>
    </Card>
  );
}
