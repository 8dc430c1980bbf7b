import { mix } from './colour.ts';
import type { Easel } from './easel.ts';
import { inkOf, layerColour } from './easel.ts';
import type { Time } from './palettes.ts';

/**
 * The tones of a sketch: `leaf` is the land’s tone; `body` is the object’s main tone, which gets the rim light,
 * `dark` and `pale` are a darker and a lighter version of it, `ink` is the darkest tone, `accent` is the palette’s
 * strong colour, `glow` emits light, and `bone` is light and matte.
 */
export type Tone = 'body' | 'leaf' | 'dark' | 'pale' | 'ink' | 'accent' | 'glow' | 'bone' | Local;

/** A thing's own colour, such as that of a red coat; the picture’s light and palette tint it. */
export type Local = `#${string}`;

/** How much of an object’s colour is its own rather than the land’s, and how dark the object is up close. */
const MATTER_SHARE = 0.75;
const MATTER_SHADE = 0.4;

/** The colours of a picture’s tones at a given distance. */
export const toneColours = (
  easel: Easel,
  distance: number,
  lit: number,
): Record<Exclude<Tone, Local>, string> => {
  const { colours } = easel;
  const layer = layerColour(easel, distance);
  const base = mix(layer, mix(colours.matter, inkOf(easel), MATTER_SHADE * (1 - distance)), MATTER_SHARE);
  const body = mix(base, mix(colours.far, colours.accent, 0.28), lit * 0.5);
  const haze = distance * 0.55;
  return {
    body,
    leaf: mix(layer, mix(colours.far, colours.light, 0.1), lit * 0.5),
    dark: mix(body, inkOf(easel), 0.5 - distance * 0.2),
    pale: mix(body, colours.light, 0.22 + lit * 0.16),
    ink: mix(inkOf(easel), base, haze),
    accent: mix(mix(colours.accent, inkOf(easel), 0.22 - lit * 0.16), base, haze),
    glow: mix(mix(colours.light, colours.accent, 0.3), colours.light, lit),
    bone: mix(mix(colours.light, base, 0.42 - lit * 0.2), base, haze),
  };
};

const LOCAL_TINT: Record<Time, { readonly colour: 'matter' | 'horizon' | 'light'; readonly share: number }> =
  {
    night: { colour: 'matter', share: 0.3 },
    dawn: { colour: 'horizon', share: 0.16 },
    day: { colour: 'light', share: 0.06 },
    dusk: { colour: 'matter', share: 0.24 },
  };

/** A thing's own colour in the light of this picture. */
export const localColour = (easel: Easel, colour: string, distance: number): string => {
  const { colour: name, share } = LOCAL_TINT[easel.time];
  return mix(mix(colour, easel.colours[name], share), layerColour(easel, distance), distance * 0.7);
};

/** The shades of a thing with its own colour. */
export const ownTones = (
  easel: Easel,
  colour: Local | undefined,
  distance: number,
): Partial<Record<'body' | 'dark' | 'pale', string>> => {
  if (colour === undefined) return {};
  const body = localColour(easel, colour, distance);
  return { body, dark: mix(body, inkOf(easel), 0.4), pale: mix(body, easel.colours.light, 0.3) };
};

export const isLocal = (tone: Tone): tone is Local => tone.startsWith('#');
