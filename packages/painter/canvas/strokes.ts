/** SVG path segments; joined with spaces, they form one shape. */
const f = (value: number): string => value.toFixed(2);

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${f(x)} ${f(y)}h${f(width)}v${f(height)}h${f(-width)}Z`;

export const disc = (x: number, y: number, radiusX: number, radiusY = radiusX): string =>
  `M${f(x - radiusX)} ${f(y)}a${f(radiusX)} ${f(radiusY)} 0 1 1 ${f(radiusX * 2)} 0a${f(radiusX)} ${f(radiusY)} 0 1 1 ${f(-radiusX * 2)} 0Z`;

/** A closed polygon through the points x, y, x, y … */
export const poly = (...points: readonly number[]): string => `${line(...points)}Z`;

/** An open polyline through the points x, y, x, y … */
export const line = (...points: readonly number[]): string => {
  let path = '';
  for (let index = 0; index + 1 < points.length; index += 2) {
    path += `${index === 0 ? 'M' : 'L'}${f(points[index] ?? 0)} ${f(points[index + 1] ?? 0)}`;
  }
  return path;
};

/** The twelve marks of a dial around x, y; each runs outwards from the inner radius to the outer. */
export const hourMarks = (x: number, y: number, from: number, to: number): string =>
  repeat(12, (hour) => {
    const [across, up] = [Math.sin((hour / 6) * Math.PI), Math.cos((hour / 6) * Math.PI)];
    return line(x + across * from, y - up * from, x + across * to, y - up * to);
  });

/** Joins the path segments for `count` indexes. */
export const repeat = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');
