import { useArrival } from '#web/lib/focus/use-arrival.ts';

/** The heading of a card that a link names: it is scrolled into view and focused. */
export function ArrivalTitle({ children }: { children: string }) {
  const box = useArrival<HTMLHeadingElement>();
  return (
    <h2 ref={box} tabIndex={-1}>
      {children}
    </h2>
  );
}
