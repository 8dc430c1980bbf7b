import { useMemo } from 'react';
import { placeOf } from '#web/lib/time-zones.ts';
import { type Choice, ChoiceField } from './fields.tsx';

/** A zone’s label, with its place first, so that typing “Ber” finds Berlin: “Berlin (Europe)”. */
const labelOf = (zone: string): string => {
  const region = zone.split('/').slice(0, -1).join('/').replaceAll('_', ' ');
  return region === '' ? placeOf(zone) : `${placeOf(zone)} (${region})`;
};

/** Every time zone this browser supports, plus UTC and the chosen one, sorted by label. */
const zoneChoices = (chosen: string): readonly Choice<string>[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])]
    .map((zone) => ({ value: zone, label: labelOf(zone) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

interface TimeZoneFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** A drop-down list of all time zones. */
export const TimeZoneField = ({ value, ...field }: TimeZoneFieldProps) => {
  const zones = useMemo(() => zoneChoices(value), [value]);
  return <ChoiceField {...field} value={value} choices={zones} />;
};
