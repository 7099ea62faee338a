import { Button } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { AFFILIATE_SIGNED_UP } from '#contract/auth/sign-up-kinds.ts';
import classes from './affiliate-sign-up-form.module.css';

/** In place of the form once it was sent. */
export function ApplicationRecorded() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className={classes.recorded} aria-labelledby="application-recorded">
      <IconCircleCheck size={28} stroke={1.6} aria-hidden="true" />
      <h2 ref={title} id="application-recorded" tabIndex={-1}>
        {AFFILIATE_SIGNED_UP}
      </h2>
      <p>You are signed in. Your dashboard shows where your application stands.</p>
      <div>
        <Button component={Link} to="/affiliate/dashboard" size="md">
          Open your dashboard
        </Button>
      </div>
    </section>
  );
}
