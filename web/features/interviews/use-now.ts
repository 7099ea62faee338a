import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

const HALF_A_MINUTE = 30_000;

/** The current time, updated twice a minute, so that remaining times stay correct. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), HALF_A_MINUTE, { autoInvoke: true });
  return now;
}
