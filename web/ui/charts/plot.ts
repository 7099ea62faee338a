export const WIDTH = 600;
export const HEIGHT = 120;

export interface Point {
  x: number;
  y: number;
}

/** What the upper line of the grid stands for: the highest value, of which less than one is no scale. */
export const topOf = (values: readonly number[]) => Math.max(1, ...values);

/** How far down a share of the top lies; below the edge, so that the highest is drawn whole. */
export const heightOf = (share: number) => round(HEIGHT - share * (HEIGHT - 4));

const round = (value: number) => Math.round(value * 10) / 10;

/** Where the values lie, evenly side by side. */
export function pointsOf(values: readonly (number | null)[], top: number): (Point | null)[] {
  const step = WIDTH / Math.max(1, values.length - 1);
  return values.map((value, index) =>
    value === null ? null : { x: round(index * step), y: heightOf(value / top) },
  );
}

/** The stretches between the gaps. */
export function stretchesOf(points: readonly (Point | null)[]): Point[][] {
  const stretches: Point[][] = [];
  let open: Point[] | undefined;
  for (const point of points) {
    if (!point) {
      open = undefined;
    } else if (open) {
      open.push(point);
    } else {
      open = [point];
      stretches.push(open);
    }
  }
  return stretches;
}

export const inWords = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');
