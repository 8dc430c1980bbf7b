import type { Seeded } from '#offline/writer/seeded.ts';

export type Light = 'at night' | 'at dawn' | 'in daylight' | 'at dusk';
const LIGHTS: readonly Light[] = ['at dawn', 'in daylight', 'at dusk', 'at night'];
const WEATHER = ['fog', 'light rain', 'a clear sky', 'low clouds', 'a clear sky', 'overcast'] as const;
const DRY = new Set(['desert', 'planet', 'snow']);

/** The time of day in a text, if it names one. */
export const lightOf = (text: string): Light | undefined => {
  if (/midnight|\bnights?\b|after dark|past three|3:14|last train|moonless|small hours/iu.test(text))
    return 'at night';
  if (/dawn|sunrise|first light|before breakfast/iu.test(text)) return 'at dawn';
  if (/dusk|sunset|evening|nightfall/iu.test(text)) return 'at dusk';
  if (/morning|noon|afternoon|lunchtime|by day\b|daylight/iu.test(text)) return 'in daylight';
  return undefined;
};

export const someLight = (seed: Seeded): Light => seed.pick(LIGHTS);
/** The time of day at which a story's last picture returns to its place. */
export const laterThan = (light: Light): Light =>
  LIGHTS[(LIGHTS.indexOf(light) + 1) % LIGHTS.length] ?? 'at dawn';

/** The weather of a whole story. */
export const someWeather = (setting: string, seed: Seeded): string =>
  DRY.has(setting) ? 'a clear sky' : seed.pick(WEATHER);

/** The weather in a text, if it suits the place. */
export const weatherOf = (text: string, setting: string): string | undefined => {
  if (/\bstorm|thunder|lightning/iu.test(text)) return 'a storm';
  if (DRY.has(setting)) return undefined;
  if (/\brain/iu.test(text)) return 'rain';
  if (/\bfog|\bmist/iu.test(text)) return 'fog';
  return undefined;
};
