export const WIDTH = 600;
export const HEIGHT = 120;

export interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Where the values lie, evenly side by side; below the edge, so that the highest is drawn whole. */
export function pointsOf(values: readonly (number | null)[], most: number): (Point | null)[] {
  const step = WIDTH / Math.max(1, values.length - 1);
  return values.map((value, index) =>
    value === null
      ? null
      : { x: round(index * step), y: round(HEIGHT - (value / Math.max(1, most)) * (HEIGHT - 4)) },
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
