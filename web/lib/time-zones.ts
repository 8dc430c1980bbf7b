import type { User } from '#contract/schemas/auth.ts';
import { isZone } from '#contract/time-zone.ts';

/** The zone of this browser. */
export const browserZone = (): string => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : 'UTC';
};

/** The zone to show times in: the account’s, or the browser’s until the account’s is known. */
export const zoneOf = (user: Pick<User, 'timeZone'> | null | undefined): string => {
  const zone = user?.timeZone;
  return zone !== undefined && isZone(zone) ? zone : browserZone();
};

/** The city in a zone’s name: “New York” for “America/New_York”. */
export const placeOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** A zone’s name in a sentence: “New York time”. */
export const zoneName = (zone: string): string => (zone === 'UTC' ? 'UTC' : `${placeOf(zone)} time`);
