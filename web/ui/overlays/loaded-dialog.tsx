import type { ReactNode } from 'react';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure, type Reading } from '#web/ui/failures/load-failure.tsx';
import { Dialog } from './dialog.tsx';
import classes from './loaded-dialog.module.css';

interface LoadedDialogProps<Data> {
  title: (data: Data) => ReactNode;
  /** Shown until the data has loaded. */
  waitingTitle: string;
  reading: Reading<Data>;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** A dialog about data that is loaded when it opens. */
export function LoadedDialog<Data>({ title, waitingTitle, reading, ...props }: LoadedDialogProps<Data>) {
  const { data, error } = reading;
  return (
    <Dialog opened onClose={props.onClose} size={608} title={data ? title(data) : waitingTitle}>
      {data && <div className={classes.parts}>{props.children(data)}</div>}
      {!data && <LoadFailure reading={reading} />}
      {!data && !error && <LoadingText lines={8} />}
    </Dialog>
  );
}
