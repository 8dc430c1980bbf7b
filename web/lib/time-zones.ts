export const TIMEZONES = ['UTC', 'Eastern', 'Pacific', 'GMT'] as const;
export type Timezone = (typeof TIMEZONES)[number];

/** The IANA name of each zone that Settings offers. */
export const ZONES = {
  UTC: 'UTC',
  Eastern: 'America/New_York',
  Pacific: 'America/Los_Angeles',
  GMT: 'Etc/GMT',
} as const satisfies Record<Timezone, string>;
