import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Shot } from '#contract/picture.ts';
import { mix } from './colour.ts';
import type { Palette, Time } from './palettes.ts';
import type { Random } from './random.ts';

/** Every picture is drawn 1000 units wide; its height follows from its shape. */
export const WIDTH = 1000;

export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog';

/** One picture in the making. Lengths are units of a thousandth of the width, y grows downwards. */
export interface Easel {
  readonly ctx: SKRSContext2D;
  readonly height: number;
  readonly colours: Palette;
  /** Where the sun, moon or lamp stands; `side` is -1 for left and 1 for right. */
  readonly light: { readonly x: number; readonly y: number; readonly side: -1 | 1 };
  readonly random: Random;
  readonly time: Time;
  readonly weather: Weather;
  readonly shot: Shot;
  /** -1 turns the arrangement of things over; the light stays. */
  readonly mirror: -1 | 1;
  /** Where sky meets land. */
  readonly horizon: number;
  /** Where the focal things stand. */
  readonly ground: number;
  readonly skySigns: ReadonlySet<string>;
}

/** The colour of a layer at a distance from 0 (at one's feet) to 1 (where it melts into the sky). */
export const layerColour = ({ colours }: Easel, distance: number): string => {
  const { near, mid, far, horizon } = colours;
  if (distance < 0.35) return mix(near, mid, distance / 0.35);
  if (distance < 0.7) return mix(mid, far, (distance - 0.35) / 0.35);
  return mix(far, horizon, (distance - 0.7) / 0.34);
};

/** The darkest tone, for what frames the picture. */
export const inkOf = ({ colours }: Easel): string => mix(colours.near, '#020308', 0.45);
