import { verifiedDegreeOf } from '#contract/candidates/education.ts';
import { getCompleteProfile } from '#contract/candidates/profile.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import classes from './verified-degree.module.css';

const FRESH_MS = 5 * 60_000;

/** At the bottom of the side bar: the medal of a verified degree, if there is one. */
export function VerifiedDegree() {
  const { data } = useEndpoint(getCompleteProfile, {}, { staleTime: FRESH_MS });
  const degree = data && verifiedDegreeOf(data.education.educations);
  if (!degree) return null;
  return (
    <div className={classes.medal}>
      <Medal label="" />
      <p className="meta muted">
        <span className={classes.title}>Verified graduate</span>
        {degree.universityName}, Class of {degree.endYear}
      </p>
    </div>
  );
}
