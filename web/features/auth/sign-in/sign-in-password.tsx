import type { Control } from 'react-hook-form';
import { Link } from 'react-router';
import classes from '#web/features/auth/auth-form.module.css';
import { PasswordField } from '#web/ui/fields/text-field.tsx';
import { failedAttempts } from './sign-in-failure.ts';

interface SignInPasswordProps {
  control: Control<{ email: string; password: string }, unknown, { email: string; password: string }>;
  failures: number;
}

/** The password, with the way out for whoever forgot it. */
export function SignInPassword({ control, failures }: SignInPasswordProps) {
  return (
    <div className={classes.password}>
      <PasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="current-password"
        aria-describedby="failed-attempts"
      />
      <p id="failed-attempts" role="status" className={classes.attempts}>
        {failedAttempts(failures)}
      </p>
      <Link to="/forgot-password" className={classes.forgot}>
        Forgot password?
      </Link>
    </div>
  );
}
