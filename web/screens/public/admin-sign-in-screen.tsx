import { AuthFrame } from '#web/ui/shell/auth-frame.tsx';
import { SignIn } from './sign-in.tsx';

export const meta = () => [{ title: 'Admin Sign In · Medallist' }, { name: 'robots', content: 'noindex' }];

export default function AdminSignInScreen() {
  return (
    <AuthFrame title="Admin Sign In" tag="Admin" tagline={null}>
      <SignIn isAdminLogin />
    </AuthFrame>
  );
}
