const WIDTH = 74;
const HEIGHT = 24;
const EDGE = 4;

/** A small drawing of figures over time; the figures stand beside it, so screen readers skip it. */
export function SparkLine({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const step = (WIDTH - EDGE) / Math.max(1, values.length - 1);
  const points = values.map((value, place) => ({
    x: 1 + place * step,
    y: HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE),
  }));
  const last = points.at(-1);
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" aria-hidden="true">
      <path
        d={`M${path}`}
        stroke="var(--m-info-dot)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="2" fill="var(--m-info-dot)" />}
    </svg>
  );
}
