import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Logo } from '#web/ui/logo.tsx';

export const meta = () => [{ title: 'Hired on merit · Medallist' }];

export default function LandingScreen() {
  return (
    <main>
      <Logo />
      <h1>Hired on merit. Paid on hire.</h1>
      <Button component={Link} to="/candidate/signup">
        Find Opportunities
      </Button>
    </main>
  );
}
