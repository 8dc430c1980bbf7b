import { useQuery } from '@tanstack/react-query';
import { ME_QUERY } from '#web/data/session/session.ts';
import { browserZone, zoneOf } from '#web/lib/time-zones.ts';

/** The time zone for all times on screen; follows the account’s zone without loading the account. */
export const useTimeZone = (): string =>
  useQuery({ ...ME_QUERY, enabled: false, select: zoneOf }).data ?? browserZone();
