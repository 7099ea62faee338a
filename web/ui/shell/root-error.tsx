import { Button } from '@mantine/core';
import { Logo } from '#web/ui/brand/logo.tsx';
import classes from './root-error.module.css';

/** What is left when a screen itself breaks: a way to try again and a way out. */
export function RootError() {
  return (
    <main className={classes.page}>
      <Logo />
      <h1 className={classes.title}>Something went wrong</h1>
      <p className="muted">An unexpected error occurred. Please try again.</p>
      <div>
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Button component="a" href="/" variant="subtle" ml="xs">
          Go to the home page
        </Button>
      </div>
    </main>
  );
}
