import { Menu } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { fullName } from '#contract/kit/full-name.ts';
import { useSession } from '#web/lib/api/session.ts';
import { signOut } from '#web/lib/api/sign-out.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import classes from './account-menu.module.css';

/** The header of a public page for a signed-in user. */
export default function AccountMenu() {
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  const name = fullName(user);
  return (
    <Menu withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.account} aria-label={`Account menu of ${name}`}>
          <Avatar name={name} src={user.profilePictureUrl} size={36} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={user.userType === 'JOBSEEKER' ? '/candidate/profile' : '/recruiter/profile'}
        >
          My Profile
        </Menu.Item>
        {user.userType === 'JOBSEEKER' && (
          <Menu.Item component={Link} to="/applications">
            Applications
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/dashboard">
          Dashboard
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          onClick={() => {
            navigate('/');
            void signOut();
          }}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
