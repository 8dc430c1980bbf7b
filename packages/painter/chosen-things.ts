import { type Thing, TRUE_METRES } from './figures/things.ts';
import { sketchOf } from './objects/catalogue.ts';
import type { Setting } from './settings/setting.ts';
import type { Recognised } from './words/recognise.ts';

export const MAX_THINGS = 4;

/**
 * Objects that a room or a place already shows; they are drawn again only if the description mentions nothing else.
 */
const BACKDROP = new Set(['table', 'window', 'fence', 'bookshelf', 'boulder']);

export const IN_HAND = new Set([
  'handset',
  'sextant',
  'torch',
  'sword',
  'book',
  'letter',
  'map',
  'umbrella',
  'key',
  'flower',
  'rose',
  'shield',
  'camera',
  'phone',
  'violin',
  'guitar',
  'suitcase',
  'mask',
  'magnifier',
  'scroll',
  'bottle',
  'cup',
  'apple',
  'compass',
  'flask',
  'pen',
  'watch',
]);

const MOUNTS = new Set(['horse', 'camel', 'elephant']);

const CRAFT = new Set(['rowing-boat', 'boat', 'laden-boat', 'motor-carriage', 'balloon']);

/**
 * The things in a picture: everything that the description mentions and that fits, except what is already painted as
 * part of the place.
 */
export const thingsOf = (setting: Setting, recognised: Recognised, peopled: boolean): Thing[] => {
  const named = recognised.objects.flatMap((name): Thing[] => {
    const sketch = sketchOf(name);
    return sketch === undefined ||
      setting.draws?.includes(name) === true ||
      (name === 'door' && !setting.indoors && recognised.objects.length > 2)
      ? []
      : [{ name, sketch }];
  });
  const fitting = named.filter(
    ({ sketch }) => setting.surface !== 'floor' || !setting.indoors || sketch.metres < TRUE_METRES + 1,
  );
  const carrying = fitting.filter(({ name }) => !BACKDROP.has(name));
  const chosen = (carrying.length > 0 ? carrying : fitting).slice(0, MAX_THINGS);
  const { focal = '' } = setting;
  const fallback = sketchOf(focal);
  return chosen.length > 0 || peopled || fallback === undefined
    ? chosen
    : [{ name: focal, sketch: fallback }];
};

export const SEATS = new Set(['chair', 'bench', 'armchair', 'table']);

/** Whether the people ride, sail or drive this thing. */
export const isMount = ({ name }: Thing, { riding, aboard }: Recognised): boolean =>
  (MOUNTS.has(name) && riding) || (CRAFT.has(name) && aboard);
