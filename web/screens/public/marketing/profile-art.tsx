import { Avatar } from '#web/ui/brand/avatar.tsx';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import { Art } from '#web/ui/marketing/art.tsx';
import classes from './sample.module.css';

const SKILLS = ['Go', 'Kafka', 'PostgreSQL', 'Redis', 'AWS'];

/** A finished profile, and the request that it brought. */
export function ProfileArt() {
  return (
    <Art aside={<Request />}>
      <div className={classes.head}>
        <Avatar name="Ananya Krishnan" size={52} />
        <p className={classes.words}>
          <b>
            Ananya Krishnan <Medal size={15} label="" />
          </b>
          <span>SDE II at Lotus Exchange</span>
        </p>
      </div>
      <p className={classes.role}>Payments and ledgers</p>
      <p className="muted">B.Tech Computer Science, IIT Madras, 2020</p>
      <div className={classes.facts}>
        <p>
          <span>Experience</span>6 y 2 m
        </p>
        <p>
          <span>Expects</span>
          ₹42 L
        </p>
        <p>
          <span>Notice</span>1 month
        </p>
      </div>
      <div className={classes.tags}>
        {SKILLS.map((skill) => (
          <Tag key={skill}>{skill}</Tag>
        ))}
      </div>
      <div className={classes.progress}>
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className={classes.note}>4 of 4 sections complete</p>
    </Art>
  );
}

function Request() {
  return (
    <>
      <InitialTile name="Tamarind Pay" size={34} />
      <p className={classes.words}>
        <b>Interview request</b>
        <span>₹38 L – ₹46 L, 4 rounds</span>
      </p>
    </>
  );
}
