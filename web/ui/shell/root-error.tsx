import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useConnection } from '#web/lib/offline/use-connection.ts';
import { Logo } from '#web/ui/brand/logo.tsx';
import classes from './root-error.module.css';

const reload = () => window.location.reload();

/** Shown when a screen crashes: buttons to retry and to leave. */
export function RootError() {
  const isOpen = useConnection() === 'open';
  const wasOpen = useRef(isOpen);
  // What broke for want of a connection is mended by it.
  useEffect(() => {
    if (isOpen && !wasOpen.current) reload();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <main className={classes.page}>
      <Logo />
      <h1 className={classes.title}>{isOpen ? 'Something went wrong' : 'This screen needs a connection'}</h1>
      <p className="muted">
        {isOpen
          ? 'An unexpected error occurred. Please try again.'
          : 'It has not been opened on this device yet. It opens by itself as soon as you are back online.'}
      </p>
      <div>
        <Button onClick={reload}>Try again</Button>
        <Button component="a" href="/" variant="subtle" ml="xs">
          Go to the home page
        </Button>
      </div>
    </main>
  );
}
