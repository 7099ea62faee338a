interface ScoreRingProps {
  /** 0 to 100. */
  value: number;
  /** Pixels. */
  size?: number;
  /** The name of the number, for screen readers. */
  label: string;
}

/** A computed score. Not in gold, which is for achievements. */
export function ScoreRing({ value, size = 56, label }: ScoreRingProps) {
  const width = 5;
  const radius = (size - width) / 2;
  const round = 2 * Math.PI * radius;
  const middle = size / 2;
  const circle = { cx: middle, cy: middle, r: radius, fill: 'none', strokeWidth: width };
  return (
    <svg className="icon num" width={size} height={size} role="img" aria-label={`${label}: ${value} of 100`}>
      <circle {...circle} stroke="var(--m-neutral-bg)" />
      <circle
        {...circle}
        stroke="var(--m-primary)"
        strokeLinecap="round"
        strokeDasharray={`${((value / 100) * round).toFixed(1)} ${round.toFixed(1)}`}
        transform={`rotate(-90 ${middle} ${middle})`}
        opacity={value > 0 ? 1 : 0}
      />
      <text
        x="50%"
        y="50%"
        dy=".35em"
        textAnchor="middle"
        fontSize={Math.round(size * 0.3)}
        fontWeight={600}
        fill="var(--m-text)"
      >
        {value}
      </text>
    </svg>
  );
}
