import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { Art } from '#web/ui/marketing/art.tsx';
import classes from './sample.module.css';

/** An interview request, and whom it is for. */
export function RequestArt() {
  return (
    <Art aside={<Graduate />}>
      <div className={classes.head}>
        <InitialTile name="Tamarind Pay" size={44} />
        <p className={classes.words}>
          <b>Tamarind Pay</b>
          <span>
            Rohan Mehta<em className="desktop-only">, Talent Lead</em>
          </span>
        </p>
        <StatusBadge family="warning">2 days left</StatusBadge>
      </div>
      <p className={classes.role}>Senior Backend Engineer</p>
      <p className="muted">
        “Your work on settlement reconciliation is the problem we are hiring for. Could we speak this week?”
      </p>
      <div className={classes.facts}>
        <p>
          <span>Salary</span>
          ₹38 L – ₹46 L
        </p>
        <p>
          <span>Round</span>1 of 4
        </p>
        <p>
          <span>Video call</span>
          60 min
        </p>
      </div>
      <div className={classes.answers}>
        <span className={classes.yes}>Offer times</span>
        <span className={classes.no}>Decline</span>
      </div>
    </Art>
  );
}

function Graduate() {
  return (
    <>
      <Medal size={30} label="" />
      <p className={classes.words}>
        <b>Ananya Krishnan</b>
        <span>IIT Madras, Class of 2020</span>
      </p>
    </>
  );
}
