import { type Allowance, MAY_IMPORT, ROOMS, type Room } from './rooms.ts';

/** The rooms from left to right on each floor. The rooms that import nothing are at the bottom. */
const FLOORS: readonly (readonly Room[])[] = [
  ['web build', 'entry', 'local', 'infra', 'tools', 'test'],
  ['web app', 'handler', 'step', 'wiring', 'custom resource'],
  ['web feature', 'service', 'film', 'store', 'gateway', 'runtime'],
  ['web data', 'cost', 'telemetry', 'offline', 'time limits'],
  ['web ui', 'domain', 'env', 'edge function', 'settings'],
  ['web lib', 'composition', 'library'],
  ['contract'],
];
const BOX = { width: 132, height: 40, across: 172, down: 108 };
const EDGE = 24;
const WIDTH = EDGE * 2 + BOX.across * 6 - (BOX.across - BOX.width);
const HEIGHT = EDGE * 2 + BOX.down * (FLOORS.length - 1) + BOX.height;

interface Place {
  readonly x: number;
  readonly y: number;
}

const places = new Map<Room, Place>(
  FLOORS.flatMap((rooms, floor) => {
    const left = (WIDTH - (BOX.across * rooms.length - (BOX.across - BOX.width))) / 2;
    return rooms.map((room, at): [Room, Place] => [
      room,
      { x: left + at * BOX.across, y: EDGE + floor * BOX.down },
    ]);
  }),
);

const roomIn = (allowance: Allowance): Room => (typeof allowance === 'string' ? allowance : allowance.room);
const mayImport = (room: Room): Room[] =>
  [...new Set(MAY_IMPORT[room].may.map(roomIn))].filter((other) => other !== room);

/** Whether one room reaches another through a third, which makes a direct arrow redundant. */
const isReached = (from: Room, to: Room): boolean =>
  mayImport(from).some((between) => between !== to && reaches(between, to, new Set([from])));
const reaches = (from: Room, to: Room, seen: Set<Room>): boolean => {
  if (seen.has(from)) return false;
  seen.add(from);
  const next = mayImport(from);
  return next.includes(to) || next.some((room) => reaches(room, to, seen));
};

const arrow = (from: Place, to: Place): string => {
  const isBelow = to.y > from.y;
  const start = { x: from.x + BOX.width / 2, y: from.y + (isBelow ? BOX.height : 0) };
  const end = { x: to.x + BOX.width / 2, y: to.y + (isBelow ? -4 : BOX.height + 4) };
  if (to.y === from.y) {
    const side = to.x > from.x ? 1 : -1;
    const y = from.y + BOX.height / 2;
    const [x1, x2] = [from.x + (side > 0 ? BOX.width : 0), to.x + (side > 0 ? -4 : BOX.width + 4)];
    return `<path d="M${x1} ${y} C${x1 + side * 16} ${y - 34} ${x2 - side * 16} ${y - 34} ${x2} ${y}"/>`;
  }
  const bend = (end.y - start.y) / 2;
  return `<path d="M${start.x} ${start.y} C${start.x} ${start.y + bend} ${end.x} ${end.y - bend} ${end.x} ${end.y}"/>`;
};

/**
 * The rooms and their permitted imports, as SVG. Tests may import anything and settings import nothing, so they have
 * no arrows.
 */
export const houseDrawing = (): string => {
  const missing = ROOMS.map(([room]) => room).filter((room) => !places.has(room));
  if (missing.length > 0) throw new Error(`Give each room a place in FLOORS: ${missing.join(', ')}`);
  const arrows = [...places].flatMap(([room, from]) =>
    room === 'test' || room === 'settings'
      ? []
      : mayImport(room)
          .filter((other) => !isReached(room, other))
          .map((other) => arrow(from, places.get(other) ?? from)),
  );
  const boxes = [...places].map(
    ([room, { x, y }]) =>
      `<g><rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6"/><text x="${x + BOX.width / 2}" y="${y + BOX.height / 2 + 5}">${room}</text></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="The rooms of the code, with an arrow from each room to those it may import">
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8Z" fill="#6b7280"/></marker></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f8f7f4"/>
<g fill="none" stroke="#6b7280" stroke-width="1.2" marker-end="url(#tip)">
${arrows.map((path) => path.replace('/>', ' marker-end="url(#tip)"/>')).join('\n')}
</g>
<g fill="#ffffff" stroke="#1f2937" stroke-width="1.2" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle">
${boxes.map((box) => box.replace('<text ', '<text fill="#111827" stroke="none" ')).join('\n')}
</g>
</svg>
`;
};
