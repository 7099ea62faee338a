import { CloseButton, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId } from 'react';
import { QuickMessage } from '#contract/quick-messages.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { useKeptForm } from '#web/lib/forms/kept-form.ts';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { QuickMessageForm } from './quick-message-form.tsx';
import classes from './quick-message-panel.module.css';

const TITLE = 'Ask us';
const EMPTY = { senderName: '', senderEmail: '', senderPhone: '', message: '' };

interface QuickMessagePanelProps {
  opened: boolean;
  onClose: () => void;
}

/** The form over the button; on a phone over the whole page. What is typed stays while it is closed. */
export default function QuickMessagePanel({ opened, onClose }: QuickMessagePanelProps) {
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const form = useZodForm(QuickMessage, { defaultValues: EMPTY, mode: 'onSubmit' });
  useKeptForm(form, 'quick-message');
  const title = useId();
  if (isPhone) {
    return (
      <SidePanel opened={opened} onClose={onClose} title={TITLE}>
        <QuickMessageForm form={form} onClose={onClose} />
      </SidePanel>
    );
  }
  return (
    <Popover
      opened={opened}
      onDismiss={onClose}
      width={340}
      position="top-end"
      offset={12}
      withinPortal={false}
      withRoles={false}
      middlewares={{ flip: false, shift: false }}
      closeOnClickOutside={false}
      trapFocus
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-labelledby={title} className={classes.panel}>
        <div className={classes.head}>
          <h2 id={title}>{TITLE}</h2>
          <CloseButton aria-label="Close" onClick={onClose} />
        </div>
        <QuickMessageForm form={form} onClose={onClose} />
      </Popover.Dropdown>
    </Popover>
  );
}
