import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Art } from '#web/ui/marketing/art.tsx';
import { PartMark } from './part-mark.tsx';
import result from './result-art.module.css';
import classes from './sample.module.css';
import { SAMPLE_SCORE, SAMPLE_WORKING } from './sample-working.ts';

/** One result of a search with its working, and what it has cost so far. */
export function ResultArt() {
  return (
    <Art aside={<PaidSoFar />}>
      <div className={classes.head}>
        <Avatar name="Ananya Krishnan" size={52} />
        <p className={classes.words}>
          <b>
            Ananya Krishnan <Medal size={15} label="" />
          </b>
          <span>SDE II at Lotus Exchange</span>
        </p>
        <ScoreRing value={SAMPLE_SCORE} label="Match score" />
      </div>
      <p className={result.why}>Why {SAMPLE_SCORE}</p>
      <div className={result.bar}>
        {SAMPLE_WORKING.map(({ name, points, max }) => (
          <span key={name} style={{ flex: max }}>
            <i style={{ width: `${(points / max) * 100}%` }} />
          </span>
        ))}
      </div>
      <ul className={result.parts}>
        {SAMPLE_WORKING.map(({ name, brief, points, max }) => (
          <li key={name}>
            <PartMark full={points === max} />
            <b>{name}</b>
            <span>{brief}</span>
            <span className={result.points}>
              {points} / {max}
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.answers}>
        <span className={classes.yes}>Request interview</span>
        <span className={classes.no}>Contact</span>
      </div>
    </Art>
  );
}

function PaidSoFar() {
  return (
    <>
      <p className={classes.words}>
        <b>Paid so far</b>
        <span>Until somebody joins</span>
      </p>
      <span className={classes.amount}>₹0</span>
    </>
  );
}
