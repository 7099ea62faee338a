import { Medal } from '#web/ui/brand/medal.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { Art } from '#web/ui/marketing/art.tsx';
import classes from './sample.module.css';

/** What became of a shared link. */
export function AffiliateArt() {
  return (
    <Art aside={<Earned />}>
      <div className={classes.head}>
        <p className={classes.words}>
          <b>Your link</b>
          <span>medallist.example/candidate/signup?ref=MAYA24</span>
        </p>
      </div>
      <div className={classes.facts}>
        <p>
          <span>Clicks</span>318
        </p>
        <p>
          <span>Sign-ups</span>24
        </p>
        <p>
          <span>Hires</span>3
        </p>
      </div>
      <ul className={classes.rows}>
        <li>
          <b>
            Graduate, IIT Bombay <span>12 Nov</span>
          </b>
          <StatusBadge family="info">Signed Up</StatusBadge>
        </li>
        <li>
          <b>
            Recruiter, Chennai <span>3 Nov</span>
          </b>
          <StatusBadge family="progress">Approved</StatusBadge>
        </li>
        <li>
          <b>
            Graduate, IIT Madras <span>21 Oct</span>
          </b>
          <StatusBadge family="earned">Hired, ₹10,000</StatusBadge>
        </li>
      </ul>
    </Art>
  );
}

function Earned() {
  return (
    <>
      <Medal size={30} label="" />
      <p className={classes.words}>
        <b>Three hires</b>
        <span>₹30,000 earned</span>
      </p>
    </>
  );
}
