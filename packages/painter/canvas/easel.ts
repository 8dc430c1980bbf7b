import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Shot } from '#painter/style.ts';
import { mix } from './colour.ts';
import type { Palette, Time } from './palettes.ts';
import type { Random } from './random.ts';

/** Every picture is drawn 1000 units wide; the aspect ratio determines its height. */
export const WIDTH = 1000;

/** How a place is framed; seen over a shoulder, the place looks the same as in a medium view. */
export type Frame = Exclude<Shot, 'over the shoulder'>;

export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog';

/** The subject of the picture: a face or an object. */
export interface Focus {
  readonly kind: 'face' | 'thing';
  readonly x: number;
  /** From the upper edge to the lower edge. */
  readonly top: number;
  readonly bottom: number;
}

/** A picture being drawn. Lengths are in thousandths of the width; y grows downwards. */
export interface Easel {
  readonly ctx: SKRSContext2D;
  readonly height: number;
  readonly colours: Palette;
  /** Where the sun, moon or lamp is; `side` is -1 for left and 1 for right. */
  readonly light: { readonly x: number; readonly y: number; readonly side: -1 | 1 };
  readonly random: Random;
  readonly time: Time;
  readonly weather: Weather;
  readonly shot: Frame;
  /** Whether the camera looks over someone's shoulder. */
  readonly over: boolean;
  /** -1 mirrors the arrangement of objects; the light stays in place. */
  readonly mirror: -1 | 1;
  /** Where the sky meets the land. */
  readonly horizon: number;
  /** Where the focal objects stand. */
  readonly ground: number;
  readonly skySigns: ReadonlySet<string>;
  /** The subjects drawn in the picture, the main one first; the painting functions add to this list. */
  readonly focus: Focus[];
}

/** The colour of a layer at a distance from 0 (at the viewer's feet) to 1 (where the land melts into the sky). */
export const layerColour = ({ colours }: Easel, distance: number): string => {
  const { near, mid, far, horizon } = colours;
  if (distance < 0.35) return mix(near, mid, distance / 0.35);
  if (distance < 0.7) return mix(mid, far, (distance - 0.35) / 0.35);
  return mix(far, horizon, (distance - 0.7) / 0.34);
};

/** The darkest tone, for the parts that frame the picture. */
export const inkOf = ({ colours }: Easel): string => mix(colours.near, '#020308', 0.3);
