import { Path2D, PathOp } from '@napi-rs/canvas';
import { fade, lightness, mix } from './colour.ts';
import type { Easel } from './easel.ts';
import { inkOf } from './easel.ts';
import type { Point } from './shapes.ts';
import type { Local, Tone } from './tones.ts';
import { isLocal, localColour, ownTones, toneColours } from './tones.ts';

/** One shape: its tone, its SVG path in sketch units and, if it is a drawn line, the line width. */
export type Part = readonly [tone: Tone, path: string, lineWidth?: number];

/**
 * Where an object belongs: standing, afloat, aloft, in the water, or handheld and therefore best placed on a table.
 */
export type Place = 'ground' | 'water' | 'air' | 'deep' | 'table';

export interface Sketch {
  /** The width and height of the box; the object stands on the box’s lower edge. */
  readonly size: readonly [width: number, height: number];
  readonly place: Place;
  /** The real-world height in metres. */
  readonly metres: number;
  readonly parts: readonly Part[];
  /** Where people sit or stand in the object: both ends of the seat, and the seat’s height, in sketch units. */
  readonly seat?: readonly [from: number, to: number, y: number];
  /** The object's own colour, from which `body`, `dark` and `pale` are then derived. */
  readonly colour?: Local;
  /** The positions and radii of lights (x, y, radius), in sketch units. */
  readonly lights?: readonly (readonly [x: number, y: number, radius: number])[];
}

interface Shape {
  readonly tone: Tone;
  readonly path: Path2D;
  readonly lineWidth: number | undefined;
}

const shapesOf = new WeakMap<Sketch, readonly Shape[]>();

/** Adjacent body parts are merged into one outline, so that the rim light runs around the whole body. */
const compile = (sketch: Sketch): readonly Shape[] => {
  const known = shapesOf.get(sketch);
  if (known !== undefined) return known;
  const shapes: Shape[] = [];
  for (const [tone, source, lineWidth] of sketch.parts) {
    const path = new Path2D(source);
    const last = shapes.at(-1);
    if (tone === 'body' && lineWidth === undefined && last?.tone === 'body' && last.lineWidth === undefined)
      last.path.op(path, PathOp.Union);
    else shapes.push({ tone, path, lineWidth });
  }
  shapesOf.set(sketch, shapes);
  return shapes;
};

const rims = new WeakMap<Path2D, Map<string, Path2D>>();

/** The part of a shape that isn’t covered by a shifted copy of the same shape: the edge that faces the light. */
const rimOf = (path: Path2D, dx: number, dy: number): Path2D => {
  const mine = rims.get(path) ?? new Map<string, Path2D>();
  rims.set(path, mine);
  const key = `${dx.toFixed(3)} ${dy.toFixed(3)}`;
  const known = mine.get(key);
  if (known !== undefined) return known;
  const shifted = new Path2D();
  shifted.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: dx, f: dy });
  const rim = new Path2D(path);
  rim.op(shifted, PathOp.Difference);
  mine.set(key, rim);
  return rim;
};

export interface Pose {
  readonly x: number;
  /** The position of the lower edge. */
  readonly y: number;
  readonly height: number;
  /** From 0 (near) to 1 (far); the farther, the hazier. */
  readonly distance: number;
  readonly flip?: boolean;
  /** How much the tones are lifted: 0 gives a silhouette, 1 an object in full light seen up close. */
  readonly lit?: number;
  readonly tilt?: number;
  /** The colour of a plain silhouette, drawn instead of the shaded object. */
  readonly flat?: string;
}

/** The width of the rim light: a base in picture units plus a fraction of the drawn height. */
const RIM_UNITS = 1.4;
const RIM_SHARE = 0.0036;

/** A soft ball of light. */
export const paintGlow = (
  { ctx, colours }: Easel,
  x: number,
  y: number,
  radius: number,
  strength: number,
  colour = colours.light,
): void => {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, fade(colour, strength));
  gradient.addColorStop(0.25, fade(colour, strength * 0.42));
  gradient.addColorStop(1, fade(colour, 0));
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = gradient;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  ctx.restore();
};

/** The shadow that an object casts on the ground. */
export const paintContact = (easel: Easel, [x, y]: Point, width: number, strength = 0.55): void => {
  const { ctx } = easel;
  ctx.save();
  ctx.translate(x - easel.light.side * width * 0.08, y);
  ctx.scale(1, 0.14);
  const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, width * 0.72);
  gradient.addColorStop(0, fade(inkOf(easel), strength));
  gradient.addColorStop(0.55, fade(inkOf(easel), strength * 0.6));
  gradient.addColorStop(1, fade(inkOf(easel), 0));
  ctx.fillStyle = gradient;
  ctx.fillRect(-width, -width, width * 2, width * 2);
  ctx.restore();
};

/** Draws a sketch with shading, a rim light on the lit side and the object’s own lights. */
export const paintSketch = (easel: Easel, sketch: Sketch, pose: Pose): void => {
  const { ctx, colours, light } = easel;
  const [width, height] = sketch.size;
  const scale = pose.height / height;
  const lit = pose.lit ?? 0.25;
  const tones = {
    ...toneColours(easel, pose.distance, lit),
    ...ownTones(easel, sketch.colour, pose.distance),
  };
  const side = light.side * (pose.flip === true ? -1 : 1);
  const edge = (RIM_UNITS + pose.height * RIM_SHARE * (0.7 + lit)) / scale;
  ctx.save();
  ctx.translate(pose.x, pose.y);
  ctx.rotate(pose.tilt ?? 0);
  ctx.scale(pose.flip === true ? -scale : scale, scale);
  ctx.translate(-width / 2, -height);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const { tone, path, lineWidth } of compile(sketch)) {
    const colour = pose.flat ?? (isLocal(tone) ? localColour(easel, tone, pose.distance) : tones[tone]);
    if (lineWidth !== undefined) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = lineWidth;
      ctx.stroke(path);
      continue;
    }
    if (tone === 'glow' || tone === 'ink' || pose.flat !== undefined) {
      ctx.fillStyle = colour;
      ctx.fill(path);
      continue;
    }
    const gradient = ctx.createLinearGradient(side > 0 ? width : 0, 0, side > 0 ? 0 : width, height * 0.5);
    gradient.addColorStop(0, mix(colour, colours.light, 0.12 + lit * 0.14));
    gradient.addColorStop(0.45, colour);
    gradient.addColorStop(1, mix(colour, inkOf(easel), 0.38 * (1 - pose.distance * 0.6)));
    ctx.fillStyle = gradient;
    ctx.fill(path);
    if (tone !== 'body' && tone !== 'leaf' && !isLocal(tone)) continue;
    ctx.fillStyle = fade(
      mix(colours.light, colours.horizon, pose.distance * 0.7),
      lightness(colour) > 0.6 ? 0.3 : 0.62 - pose.distance * 0.25,
    );
    ctx.fill(rimOf(path, -side * edge, edge * 0.55));
  }
  for (const [x, y, radius] of pose.flat === undefined ? (sketch.lights ?? []) : []) {
    paintGlow(easel, x, y, radius, 0.85 - pose.distance * 0.3, mix(colours.light, colours.accent, 0.35));
  }
  ctx.restore();
};
