import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** Toasts. Loaded with the first one, so that the landing page is smaller. */
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
