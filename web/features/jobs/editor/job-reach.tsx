import { useDebouncedValue } from '@mantine/hooks';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { countJobReach, JobWishes, type JobReach as Reach } from '#contract/jobs/reach.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count, formatNumber } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import classes from './job-reach.module.css';
import type { JobControl, JobValues } from './job-values.ts';

const PAUSE_MS = 500;

type Body = z.input<typeof JobWishes>;

/** The requirements so far; null while a number or a name is incomplete. */
function wishesOf(values: JobValues): Body | null {
  const { requiredSkills, experienceRequired, salary, location, workMode, maxNoticePeriod } = values;
  const asked = { requiredSkills, experienceRequired, salary, location, workMode, maxNoticePeriod };
  return JobWishes.safeParse(asked).success ? (asked as Body) : null;
}

/** How many people match the job as written, and which requirement excludes most others. */
export function JobReach({ control }: { control: JobControl }) {
  const wishes = wishesOf(useWatch({ control }) as JobValues);
  const [asked] = useDebouncedValue(wishes && JSON.stringify(wishes), PAUSE_MS);
  const reach = useEndpoint(
    countJobReach,
    { body: JSON.parse(asked ?? '{}') },
    { enabled: asked !== null, keepPrevious: true, retry: false },
  );
  return (
    <Card title="Who matches now">
      <div className={classes.reach} aria-live="polite" aria-busy={reach.isFetching}>
        {reach.data ? (
          <Told {...reach.data} />
        ) : (
          <p className="muted">{reach.error ? UNKNOWN : 'Counting…'}</p>
        )}
      </div>
    </Card>
  );
}

const UNKNOWN = 'The count is not available at the moment. The job can be saved all the same.';

/** Marks an estimate from a sample as the search does. */
const about = (isEstimate: boolean) => isEstimate && <>about </>;

function Told({ total, isEstimate, narrowest }: Reach) {
  return (
    <>
      <p>
        {about(isEstimate)}
        <span className={`${classes.total} num`}>{formatNumber(total)}</span>{' '}
        {total === 1 ? 'candidate meets' : 'candidates meet'} all requirements
      </p>
      {total === 0 && narrowest.length === 0 && (
        <p className="small muted">Easing one wish alone finds nobody either.</p>
      )}
      {narrowest.length > 0 && (
        <ul className={`${classes.wishes} small`}>
          {narrowest.map(({ wish, more, isEstimate: isAbout }) => (
            <li key={wish}>
              Without “{wish}”: {about(isAbout)}
              <span className="strong num">{count(more, 'more', 'more')}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
