import { mix } from './colour.ts';
import type { Weather } from './easel.ts';
import type { Palette, Time } from './palettes.ts';

const GREY = { top: '#5f6b74', sky: '#8d999f', horizon: '#c3cac9', land: '#6d7a7d' } as const;
/** How much grey each kind of weather adds during the day, in the sky and on the land. */
const SHARES: Record<Weather, readonly [sky: number, land: number]> = {
  clear: [0, 0],
  snow: [0.35, 0.1],
  fog: [0.4, 0.25],
  cloudy: [0.5, 0.15],
  rain: [0.65, 0.3],
  storm: [0.78, 0.4],
};
const LOW_SUN = 0.6;

/** The colours under a cloudy sky; night colours stay unchanged. */
export const overcast = (colours: Palette, weather: Weather, time: Time): Palette => {
  if (weather === 'clear' || time === 'night') return colours;
  const weight = time === 'day' ? 1 : LOW_SUN;
  const [sky, land] = SHARES[weather].map((share) => share * weight);
  return {
    ...colours,
    top: mix(colours.top, GREY.top, sky ?? 0),
    sky: mix(colours.sky, GREY.sky, sky ?? 0),
    horizon: mix(colours.horizon, GREY.horizon, sky ?? 0),
    far: mix(colours.far, GREY.land, land ?? 0),
    mid: mix(colours.mid, GREY.land, land ?? 0),
  };
};
