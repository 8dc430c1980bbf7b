import type { Point } from '#painter/canvas/shapes.ts';

/** A round piece of a body: its centre and radius. */
export type Ball = readonly [x: number, y: number, radius: number];

const STEPS = 14;

const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

const chain = (points: readonly Point[]): Point[] => {
  const kept: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [kept.at(-2), kept.at(-1)];
      if (before === undefined || last === undefined || cross(before, last, point) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
};

/** The outline of a skin stretched over balls, as an SVG path. */
export const skinOver = (...balls: readonly Ball[]): string => {
  const points = balls
    .flatMap(([x, y, radius]) =>
      Array.from({ length: STEPS }, (_, step): Point => {
        const angle = (step / STEPS) * Math.PI * 2;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      }),
    )
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const hull = [...chain(points), ...chain(points.toReversed())];
  return `M${hull.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
};

/** A limb of two bones. */
export const limb = (from: Ball, joint: Ball, to: Ball): string =>
  skinOver(from, joint) + skinOver(joint, to);

/** The point at a given fraction of the way along a limb. */
export const along = (from: Point, joint: Point, to: Point, share: number): Point => {
  const [a, b, t] = share < 0.5 ? [from, joint, share * 2] : [joint, to, share * 2 - 1];
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
};

/** The point `length` away from another point; the angle is in degrees from straight down, positive to the right. */
export const reach = (from: Point, angle: number, length: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return [from[0] + Math.sin(radians) * length, from[1] + Math.cos(radians) * length];
};

const COMMAND = /([A-Za-z])([^A-Za-z]*)/gu;

/** The same path moved elsewhere; lower-case commands are relative and therefore stay unchanged. */
export const movedPath = (path: string, dx: number, dy: number): string =>
  path.replaceAll(COMMAND, (whole, letter: string, numbers: string) => {
    if (letter === letter.toLowerCase() || letter === 'Z') return whole;
    const values = numbers.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? [];
    return (
      letter + values.map((value, at) => (Number(value) + (at % 2 === 0 ? dx : dy)).toFixed(2)).join(' ')
    );
  });
