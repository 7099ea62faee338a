import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** Short messages in a corner. Fetched with the first of them: a landing page weighs less without. */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(
    () =>
      notificationsStore.subscribe(({ notifications }) => setNeeded((is) => is || notifications.length > 0)),
    [],
  );
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
