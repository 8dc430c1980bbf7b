/** A zone from the IANA time zone database, or UTC. Offsets such as `+01:00` ignore clock changes. */
const ZONE = /^(?:UTC|[A-Za-z][\w+-]*(?:\/[\w+-]+){1,2})$/u;

/** Whether the name stands for such a zone and the zone is available on this machine. */
export const isZone = (zone: string): boolean => {
  if (!ZONE.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
