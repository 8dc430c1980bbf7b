import type { Mood } from '#contract/picture.ts';
import { mix } from './colour.ts';

/** A colour scheme of eight colours, from the top of the sky to the nearest ground, plus the two lights. */
export interface Palette {
  readonly top: string;
  readonly sky: string;
  readonly horizon: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  /** Sun, moon, lamp. */
  readonly light: string;
  /** The picture's one warm or strong accent. */
  readonly accent: string;
}

export type Time = 'night' | 'dawn' | 'day' | 'dusk';

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

/** A mood's time of day when a description names none. */
export const timeOf = (mood: Mood): Time => PALETTES[mood].time;

const darkened = (colours: Palette): Palette => ({
  ...colours,
  top: mix(colours.top, '#02040a', 0.62),
  sky: mix(mix(colours.sky, colours.top, 0.62), '#03060f', 0.3),
  horizon: mix(mix(colours.horizon, colours.top, 0.5), '#060a16', 0.18),
  far: mix(mix(colours.far, colours.top, 0.45), '#04070f', 0.25),
  mid: mix(mix(colours.mid, colours.top, 0.3), '#04060c', 0.35),
  near: mix(colours.near, '#020308', 0.45),
});

const brightened = (colours: Palette): Palette => ({
  ...colours,
  top: mix(colours.sky, colours.horizon, 0.35),
  sky: mix(colours.sky, colours.horizon, 0.75),
  horizon: mix(colours.horizon, colours.light, 0.55),
  far: mix(colours.far, colours.horizon, 0.35),
  mid: mix(colours.mid, colours.far, 0.35),
  near: mix(colours.near, colours.mid, 0.25),
});

const warmed = (colours: Palette): Palette => ({
  ...colours,
  sky: mix(colours.sky, colours.accent, 0.16),
  horizon: mix(mix(colours.horizon, colours.accent, 0.42), colours.light, 0.22),
  far: mix(colours.far, colours.accent, 0.12),
});

/** The mood's colours at another time of day; the hue family stays, so the pictures of one story match. */
export const paletteAt = (mood: Mood, time: Time): Palette => {
  const { time: own, colours } = PALETTES[mood];
  if (own === time) return colours;
  switch (time) {
    case 'night':
      return darkened(colours);
    case 'day':
      return own === 'night' ? brightened(colours) : colours;
    case 'dawn':
    case 'dusk':
      return own === 'night' || own === 'day' ? warmed(colours) : colours;
  }
};
