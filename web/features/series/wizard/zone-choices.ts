import { placeOf } from '#web/data/series/airing-words.ts';
import type { Choice } from '#web/ui/kit/fields.tsx';

/** A zone by its place, so that typing “Ber” finds Berlin: “Berlin (Europe)”. */
const labelOf = (zone: string): string => {
  const region = zone.split('/').slice(0, -1).join('/').replaceAll('_', ' ');
  return region === '' ? placeOf(zone) : `${placeOf(zone)} (${region})`;
};

/** Every time zone that this browser knows, UTC and the chosen one, by their labels. */
export const zoneChoices = (chosen: string): readonly Choice<string>[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])]
    .map((zone) => ({ value: zone, label: labelOf(zone) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
