import { Button, Divider } from '@mantine/core';
import { startGoogleSignIn } from '#contract/auth/google.ts';
import { getPublicSettings } from '#contract/settings/public-settings.ts';
import { pathOf } from '#web/lib/api/api.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { IconBrandGoogle } from '#web/ui/icons/brands.ts';
import classes from './google-button.module.css';

interface GoogleButtonProps {
  /** The path on this site to go to after sign-in. */
  returnTo?: string | null;
  /** True if it is below the form. */
  isLast?: boolean;
}

/** Sign-in with Google, if this installation has it, with the divider to the form. */
export function GoogleButton({ returnTo = null, isLast = false }: GoogleButtonProps) {
  const settings = useEndpoint(getPublicSettings, {}, { staleTime: Number.POSITIVE_INFINITY });
  const isOffered = settings.data?.googleSignIn ?? false;
  const icon = <IconBrandGoogle size={16} stroke={1.8} aria-hidden="true" />;
  const look = { variant: 'default', size: 'md', fullWidth: true, leftSection: icon } as const;
  const label = 'Continue with Google';
  return (
    <div className={classes.google}>
      {isLast && <Divider label="or" />}
      {isOffered ? (
        <Button {...look} component="a" href={pathOf(startGoogleSignIn, { query: { returnTo } })}>
          {label}
        </Button>
      ) : (
        <Button {...look} disabled aria-describedby="google-note">
          {label}
        </Button>
      )}
      <p id="google-note" className={classes.note}>
        {isOffered ? 'Google tells us your name and email address, nothing else.' : 'Not available yet'}
      </p>
      {!isLast && <Divider label="or" />}
    </div>
  );
}
