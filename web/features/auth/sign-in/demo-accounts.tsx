import { Button } from '@mantine/core';
import { listDemoAccounts } from '#contract/development.ts';
import classes from '#web/features/auth/auth-form.module.css';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useHydrated } from '#web/lib/when/hydrated.ts';

interface DemoAccountsProps {
  isAdminLogin: boolean;
  onPick: (account: { email: string; password: string }) => void;
}

/** The way in for whoever looks at the product on their own machine. Production has https, and no such accounts. */
export function DemoAccounts({ isAdminLogin, onPick }: DemoAccountsProps) {
  const isAsked = useHydrated() && window.location.protocol !== 'https:';
  const { data = [] } = useEndpoint(
    listDemoAccounts,
    {},
    { enabled: isAsked, retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  const shown = isAdminLogin ? data.filter(({ userType }) => userType.endsWith('ADMIN')) : data;
  if (shown.length === 0) return null;
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Demo accounts</h2>
      <p>Only in development. Pick one to fill the form.</p>
      <ul>
        {shown.map((account) => (
          <li key={account.email}>
            <Button size="xs" variant="default" title={account.email} onClick={() => onPick(account)}>
              {account.label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
