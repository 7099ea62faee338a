import { lazy, Suspense } from 'react';
import { track } from '#web/lib/analytics.ts';
import { useLazyOverlay } from '#web/lib/use-lazy-overlay.ts';
import { IconMessageCircle } from '#web/ui/icons/messages.ts';
import classes from './quick-message.module.css';

const loadPanel = () => import('./quick-message-panel.tsx');
const Panel = lazy(loadPanel);

/** The button in the corner of a public page that opens a short form to the support mailbox. */
export function QuickMessage() {
  const { opener, isLoading, isUsed, isOpen, open, close } = useLazyOverlay();
  const prefetch = () => void loadPanel().catch(() => {});
  function toggle() {
    if (isOpen) return close();
    track('chat_widget_opened');
    open();
  }
  return (
    <div className={classes.corner}>
      <button
        ref={opener}
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={toggle}
      >
        <IconMessageCircle size={20} stroke={1.6} aria-hidden="true" />
        <span>Ask us</span>
      </button>
      <Suspense>{isUsed && <Panel opened={isOpen} onClose={close} />}</Suspense>
    </div>
  );
}
