import type { Tooltip as Parts, TooltipProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { soon } from './soon.ts';

let parts: typeof Parts | undefined;
const load = async () => {
  parts ??= (await import('./floating-parts.ts')).Tooltip;
};
const coming = soon(load);

/** Mantine's tooltip over a button that has the same name, so that nothing is missed before its code is there. */
export function Tooltip(props: TooltipProps) {
  const [isHere, setHere] = useState(parts !== undefined);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isHere) return;
    // Another button would stand under the finger, and the focus be lost.
    void coming.then(() => box.current?.matches(':hover, :focus-within') || setHere(parts !== undefined));
  }, [isHere]);
  const Loaded = isHere && parts;
  return (
    <span ref={box} style={{ display: 'contents' }}>
      {Loaded ? <Loaded {...props} /> : props.children}
    </span>
  );
}
