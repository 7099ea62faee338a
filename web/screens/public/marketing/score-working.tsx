import { Avatar } from '#web/ui/brand/avatar.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Section, SectionHead } from '#web/ui/marketing/section.tsx';
import { PartMark } from './part-mark.tsx';
import { SAMPLE_SCORE, SAMPLE_WORKING } from './sample-working.ts';
import classes from './score-working.module.css';

/** One match with its derivation. */
export function ScoreWorking() {
  return (
    <Section columns="split" sunken divided>
      <SectionHead title="A score that shows its working.">
        Top institutes teach you to distrust a number without a derivation. So each match lists what it
        counted, what it could not find, and how much each part weighed.
      </SectionHead>
      <div className={classes.card}>
        <div className={classes.head}>
          <Avatar name="Ananya Krishnan" size={44} />
          <p>
            <b>Ananya Krishnan</b>
            <span>for Senior Backend Engineer</span>
          </p>
          <ScoreRing value={SAMPLE_SCORE} size={58} label="Match score" />
        </div>
        <ul>
          {SAMPLE_WORKING.map(({ name, note, points, max }) => (
            <li key={name} className={classes.part}>
              <PartMark full={points === max} />
              <span className={classes.name}>{name}</span>
              <span className={classes.note}>{note}</span>
              <span className={classes.points}>
                {points} / {max}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
