import type { Mood } from '#painter/style.ts';
import { lightness, mix } from './colour.ts';

/** A scheme of eight colours, from the top of the sky to the nearest ground, plus the two lights. */
export interface Palette {
  readonly top: string;
  readonly sky: string;
  readonly horizon: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  /** The colour of what stands on the land: animals, wagons, houses. */
  readonly matter: string;
  /** Sun, moon, lamp. */
  readonly light: string;
  /** The picture's one warm or strong accent. */
  readonly accent: string;
}

export type Time = 'night' | 'dawn' | 'day' | 'dusk';

/** How much of a mood's own colours remains at that mood's usual time of day. */
const OWN_SHARE = { sky: 0.8, land: 0.6 } as const;
/** A sky darker than this doesn’t look like daytime. */
const DARK_SKY = 0.5;

const or = (colour: string | undefined): string => `#${colour ?? '808080'}`;

const palette = (colours: string): Palette => {
  const [top, sky, horizon, far, mid, near, light, accent] = colours.split(' ');
  return {
    top: or(top),
    sky: or(sky),
    horizon: or(horizon),
    far: or(far),
    mid: or(mid),
    near: or(near),
    matter: or(mid),
    light: or(light),
    accent: or(accent),
  };
};

const PALETTES: Record<Mood, { readonly time: Time; readonly colours: Palette }> = {
  'midnight teal': {
    time: 'night',
    colours: palette('06131f 0e3242 3f8088 2b5f68 14363f 08181f ffe6ae f2a03d'),
  },
  'indigo and amber': {
    time: 'night',
    colours: palette('0b0b24 20214f 6d6a9c 43427a 221f45 0f0c22 ffdda6 f58b3c'),
  },
  'ember dusk': { time: 'dusk', colours: palette('271231 76293f f28b4c a5473f 59222f 240d1a ffe2ae ffb347') },
  'rose dawn': { time: 'dawn', colours: palette('39466f b47c97 ffcba6 a183a1 5c527a 282541 fff0d2 ff8463') },
  'honey noon': { time: 'day', colours: palette('2d7089 8cc0b8 f8e5b6 93b19b 4c7b6d 1c3b39 fff7da e97c35') },
  'forest mist': {
    time: 'dawn',
    colours: palette('14302a 3d6552 bdd0a6 739579 305544 0f231c f6f2be e2a040'),
  },
  'desert copper': {
    time: 'dusk',
    colours: palette('35496e c88c6d f9d49b cb8f60 8a5037 381d17 fff0c6 d8442a'),
  },
  'arctic blue': { time: 'day', colours: palette('17345a 5593b8 dcf0f2 a3c8d8 4d80a0 193650 ffffff ff9657') },
  'crimson noir': {
    time: 'night',
    colours: palette('0f0c15 3c2331 a8484a 60323b 2e1c26 10090f ffd2aa ee4145'),
  },
  'sepia archive': {
    time: 'dusk',
    colours: palette('33271c 80603e e8ca95 ac895a 644930 261810 fff1d0 b9472a'),
  },
  'electric blue': {
    time: 'night',
    colours: palette('050e1d 0c2c4d 2f86aa 1d5277 0d2a47 05101d b4f4ff ff6a5a'),
  },
  'storm slate': { time: 'day', colours: palette('141b23 3a4954 9aabad 63747b 2f3c45 0f161b f3f6e4 eab04a') },
  'copper sea': { time: 'dusk', colours: palette('14233a 40587a eda76d 706a80 343c58 121828 ffdfa2 ff7742') },
  'glass green': {
    time: 'night',
    colours: palette('05191a 0e4441 5abb9f 2b766a 113f3b 051817 dcffe6 ffb84d'),
  },
  'plum twilight': {
    time: 'dusk',
    colours: palette('1a1030 4c2b5c e39391 804d73 3f2749 180d21 ffe5c6 ffa64d'),
  },
};

/** A mood’s time of day, for descriptions that don’t name one. */
export const timeOf = (mood: Mood): Time => PALETTES[mood].time;

/** The colours for each time of day before a mood tints them. */
const HOURS: Record<
  Time,
  { readonly colours: Palette; readonly share: { readonly sky: number; readonly land: number } }
> = {
  night: {
    colours: palette('101d40 2b4a78 6f96b8 47698c 2a4765 13223a ffeec4 ffb45c'),
    share: { sky: 0.62, land: 0.62 },
  },
  dawn: {
    colours: palette('7aa5d2 cfd0d4 ffdfb0 c0b5aa 8f857f 4a4549 fff3da ff9a5c'),
    share: { sky: 0.3, land: 0.24 },
  },
  day: {
    colours: palette('4a94cf 97cdea edf4ea bcc1c0 95948f 47484c fffdf0 f08a3c'),
    share: { sky: 0.2, land: 0.18 },
  },
  dusk: {
    colours: palette('343b70 94628a f7ac72 946879 56425f 281f38 ffe6bc ff8a4a'),
    share: { sky: 0.5, land: 0.42 },
  },
};

/** The materials that the land may be made of. */
export type Land = 'stone' | 'grass' | 'water' | 'sand' | 'snow';

const LANDS: Record<'dawn' | 'day', Record<Exclude<Land, 'stone'>, string>> = {
  dawn: {
    grass: 'bfc69c 8aa25f 3e5230',
    water: 'a9b5c0 75899d 36485c',
    sand: 'dabf9d bf9d74 5e4a3a',
    snow: 'd6d5da adb3c2 505c72',
  },
  day: {
    grass: 'a9c9a4 84ad68 38573a',
    water: '9cc2cd 5f9db4 2c546a',
    sand: 'e0c596 c9a268 664c34',
    snow: 'd3e2ea a9c2d2 4b667d',
  },
};

/** The colours for a time of day if the land is made of this material. */
const overLand = (colours: Palette, time: Time, land: Land): Palette => {
  if (land === 'stone' || time === 'dusk' || time === 'night') return colours;
  const [far, mid, near] = LANDS[time][land].split(' ');
  return { ...colours, far: or(far), mid: or(mid), near: or(near) };
};

/** Mixes two palettes, colour by colour. */
const blended = (
  from: Palette,
  to: Palette,
  { sky, land }: { readonly sky: number; readonly land: number },
): Palette => ({
  top: mix(from.top, to.top, sky),
  sky: mix(from.sky, to.sky, sky),
  horizon: mix(from.horizon, to.horizon, sky),
  far: mix(from.far, to.far, land),
  mid: mix(from.mid, to.mid, land),
  near: mix(from.near, to.near, land),
  matter: mix(from.matter, to.matter, land),
  light: mix(from.light, to.light, Math.max(sky, land)),
  accent: mix(from.accent, to.accent, Math.max(sky, land)),
});

/** A dark mood's colours with the same hue, lightened for daytime. */
const lifted = (colours: Palette): Palette => ({
  ...colours,
  top: mix(colours.sky, colours.horizon, 0.45),
  sky: mix(colours.sky, colours.horizon, 0.8),
  horizon: mix(colours.horizon, colours.light, 0.55),
  far: mix(colours.far, colours.horizon, 0.4),
  mid: mix(colours.mid, colours.horizon, 0.35),
  near: mix(colours.near, colours.mid, 0.4),
  matter: mix(colours.mid, colours.horizon, 0.35),
});

/** The mood's colours at a time of day; the hues stay the same, so the pictures of one story match. */
export const paletteAt = (mood: Mood, time: Time, land: Land = 'stone'): Palette => {
  const { time: own, colours } = PALETTES[mood];
  const { colours: plain, share } = HOURS[time];
  const hour = overLand(plain, time, land);
  const dark = lightness(colours.sky) < DARK_SKY;
  if (own === time && !(time === 'day' && dark)) return blended(hour, colours, OWN_SHARE);
  return blended(hour, (time === 'day' || time === 'dawn') && dark ? lifted(colours) : colours, share);
};
