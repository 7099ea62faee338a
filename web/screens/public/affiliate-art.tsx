import { figures } from '#web/lib/figures.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { Art } from '#web/ui/marketing/art.tsx';
import classes from './sample.module.css';

/** The results of a shared link. */
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
          <b className={classes.what}>
            Graduate, IIT Bombay<em className="desktop-only">12 Nov</em>
          </b>
          <StatusBadge family="info">Signed Up</StatusBadge>
        </li>
        <li>
          <b className={classes.what}>
            Recruiter, Chennai<em className="desktop-only">3 Nov</em>
          </b>
          <StatusBadge family="progress">Approved</StatusBadge>
        </li>
        <li>
          <b className={classes.what}>
            Graduate, IIT Madras<em className="desktop-only">21 Oct</em>
          </b>
          <StatusBadge family="earned">Hired, {figures.affiliateReward}</StatusBadge>
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
        <span>{figures.threeAffiliateRewards} earned</span>
      </p>
    </>
  );
}
