import { pageMeta } from '#web/lib/page-meta.ts';
import { AuthFrame } from '#web/ui/shell/auth-frame.tsx';
import { SignIn } from './sign-in.tsx';

export const meta = () =>
  pageMeta({
    title: 'Admin Sign In',
    description: 'Sign in to the administration of Medallist.',
    path: '/admin/login',
    indexed: false,
  });

export default function AdminSignInScreen() {
  return (
    <AuthFrame title="Admin Sign In" tag="Admin" tagline={null}>
      <SignIn isAdminLogin />
    </AuthFrame>
  );
}
