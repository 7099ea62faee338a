import { Link } from 'react-router';
import { pageMeta } from '#web/lib/page-meta.ts';
import { AuthFrame } from '#web/ui/shell/auth-frame.tsx';
import classes from './sign-in.module.css';
import { SignIn } from './sign-in.tsx';

export const meta = () =>
  pageMeta({
    title: 'Sign in',
    description: 'Sign in to Medallist: for graduates, recruiters and affiliates.',
    path: '/login',
  });

export default function SignInScreen() {
  return (
    <AuthFrame
      title="Sign in"
      lead="For graduates, recruiters and affiliates."
      other={
        <>
          New here? <Link to="/candidate/signup">Apply to join</Link> or{' '}
          <Link to="/recruiter/signup">start hiring</Link>
        </>
      }
    >
      <SignIn
        isAdminLogin={false}
        foot={
          <p className={classes.foot}>
            Administrators:{' '}
            <Link to="/admin/login" className="inline-link">
              Admin Sign In
            </Link>
            .
          </p>
        }
      />
    </AuthFrame>
  );
}
