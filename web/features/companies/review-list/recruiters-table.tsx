import { Button } from '@mantine/core';
import { canDecide } from '#contract/companies/approval.policy.ts';
import type { RecruiterRow } from '#contract/companies/recruiter-review.ts';
import { formatDay } from '#web/lib/format.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { ApprovalBadge } from './approval-badge.tsx';
import classes from './recruiters-table.module.css';

interface RecruitersTableProps {
  recruiters: readonly RecruiterRow[];
  /** Whose details are open. */
  openId: string | null;
  onView: (id: string) => void;
  onApprove: (recruiter: RecruiterRow) => void;
  onReject: (recruiter: RecruiterRow) => void;
}

/** All recruiters; on a phone it scrolls sideways under the names. */
export function RecruitersTable({ recruiters, ...rest }: RecruitersTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={classes.scroll} aria-label="Recruiters" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Recruiter</th>
            <th scope="col">Company</th>
            <th scope="col">Status</th>
            <th scope="col">Applied</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {recruiters.map((recruiter) => (
            <Row key={recruiter.id} recruiter={recruiter} {...rest} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = Omit<RecruitersTableProps, 'recruiters'> & { recruiter: RecruiterRow };

function Row({ recruiter, openId, onView, onApprove, onReject }: RowProps) {
  const name = `${recruiter.firstName} ${recruiter.lastName}`;
  return (
    <tr data-open={recruiter.id === openId || undefined}>
      <td>
        <div className={classes.person}>
          <Avatar name={name} />
          <div>
            <p className="strong">{name}</p>
            <p className="small muted">{recruiter.email}</p>
          </div>
        </div>
      </td>
      <td>
        <p className={recruiter.companyName ? undefined : 'faint'}>{recruiter.companyName || 'N/A'}</p>
        {recruiter.designation && <p className="small muted">{recruiter.designation}</p>}
      </td>
      <td>
        <ApprovalBadge status={recruiter.approvalStatus} />
      </td>
      <td className={`num ${classes.day}`}>{formatDay(recruiter.createdAt)}</td>
      <td>
        <div className={classes.actions}>
          {canDecide(recruiter.approvalStatus) && (
            <>
              <Button
                size="xs"
                variant="default"
                aria-label={`Approve ${name}`}
                onClick={() => onApprove(recruiter)}
              >
                Approve
              </Button>
              <Button
                size="xs"
                variant="subtle"
                color="brick"
                px={8}
                aria-label={`Reject ${name}`}
                onClick={() => onReject(recruiter)}
              >
                Reject
              </Button>
            </>
          )}
          <Button
            size="xs"
            variant="link"
            px={8}
            aria-label={`View Details of ${name}`}
            onClick={() => onView(recruiter.id)}
          >
            View Details
          </Button>
        </div>
      </td>
    </tr>
  );
}
