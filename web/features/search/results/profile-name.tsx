import { Link } from 'react-router';
import { useProfileLink } from './profile-link.ts';

/** A name that leads to the profile. By itself, for its address changes with each filter, and nothing else of a card does. */
export function ProfileName({ id, children }: { id: string; children: string }) {
  const profile = useProfileLink();
  return <Link {...profile(id)}>{children}</Link>;
}
