import type { FormEvent } from 'react';

/** A form in a dialog over another form: React would hand its submit on to the one that opened the dialog. */
export function apart(submit: (event: FormEvent) => unknown) {
  return (event: FormEvent) => {
    event.stopPropagation();
    void submit(event);
  };
}
