import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { Cadence, WEEKDAYS } from '#contract/schemas/series/cadence.ts';
import { airingsAfter, localTimeOf } from '#functions/domain/series/airings.ts';

const daily = (zone: string, ...times: string[]): Cadence =>
  Cadence.parse({ days: [...WEEKDAYS], times, zone });
const seen = (cadence: Cadence, after: string, count: number) =>
  airingsAfter(cadence, new Date(after), count).map(({ key, at }) => [key, at.toISOString().slice(0, 16)]);

/** Local times and their UTC equivalents, around both clock changes of a year; two zones have no clock changes. */
const TABLE: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'America/New_York': [
    ['2026-03-07T02:30', '2026-03-07T07:30'],
    // 02:00 to 03:00 is skipped.
    ['2026-03-08T02:30', '2026-03-08T07:00'],
    ['2026-03-09T02:30', '2026-03-09T06:30'],
    // 01:00 to 02:00 occurs twice.
    ['2026-11-01T01:30', '2026-11-01T05:30'],
    ['2026-11-02T01:30', '2026-11-02T06:30'],
  ],
  'Europe/London': [
    ['2026-03-28T01:15', '2026-03-28T01:15'],
    ['2026-03-29T01:15', '2026-03-29T01:00'],
    ['2026-03-30T01:15', '2026-03-30T00:15'],
    ['2026-10-25T01:15', '2026-10-25T00:15'],
    ['2026-10-26T01:15', '2026-10-26T01:15'],
  ],
  'Australia/Sydney': [
    ['2026-04-05T02:59', '2026-04-04T15:59'],
    ['2026-04-06T02:59', '2026-04-05T16:59'],
    ['2026-10-04T02:59', '2026-10-03T16:00'],
    ['2026-10-05T02:59', '2026-10-04T15:59'],
  ],
  // Clocks change by half an hour.
  'Australia/Lord_Howe': [
    ['2026-04-05T01:45', '2026-04-04T14:45'],
    ['2026-04-06T01:45', '2026-04-05T15:15'],
    ['2026-10-04T02:15', '2026-10-03T15:30'],
    ['2026-10-05T02:15', '2026-10-04T15:15'],
  ],
  'Asia/Kathmandu': [
    ['2026-03-29T02:30', '2026-03-28T20:45'],
    ['2026-10-25T02:30', '2026-10-24T20:45'],
  ],
  'Pacific/Apia': [
    // The islands crossed the date line, so this day never existed.
    ['2011-12-30T18:30', '2011-12-30T10:00'],
    ['2026-04-05T03:00', '2026-04-04T14:00'],
    ['2026-09-27T03:00', '2026-09-26T14:00'],
  ],
  UTC: [['2028-02-29T12:00', '2028-02-29T12:00']],
};

const QUARTER_MS = 15 * 60_000;
const QUARTERS_A_DAY = 96;
/** Clocks change within the first five hours of a day. */
const NIGHT = 20;

/** Every quarter of an hour on certain days, with its local time in a zone according to another library. */
const shownIn = (from: number, days: number, zone: string) =>
  Array.from({ length: days * QUARTERS_A_DAY }, (_, quarter) => {
    const at = from + quarter * QUARTER_MS;
    return [DateTime.fromMillis(at, { zone }).toFormat("yyyy-MM-dd'T'HH:mm"), toMinutes(at)] as const;
  });

const toMinutes = (at: number): string => new Date(at).toISOString().slice(0, 16);

describe('the airings of a cadence', () => {
  it.each(Object.entries(TABLE).flatMap(([zone, rows]) => rows.map(([local, at]) => ({ zone, local, at }))))(
    'in $zone at $local are at $at in UTC',
    ({ zone, local, at }) => {
      const before = new Date(Date.parse(`${at}Z`) - 1).toISOString();
      expect(seen(daily(zone, local.slice(11)), before, 1)).toEqual([[local, at]]);
    },
  );

  it.each(Object.keys(TABLE))(
    'around clock changes in %s occur when the local time, according to another library, first reaches or passes theirs',
    (zone) => {
      for (const [from, days] of [
        ['2027-03-12T00:00Z', 27],
        ['2027-09-25T00:00Z', 17],
        ['2027-10-29T00:00Z', 11],
      ] as const) {
        const shown = shownIn(Date.parse(from), days + 2, zone);
        for (let quarter = 0; quarter < NIGHT; quarter += 1) {
          const time = toMinutes(quarter * QUARTER_MS).slice(11);
          const airings = seen(daily(zone, time), from, days);
          expect(airings).toEqual(
            airings.map(([key = '']) => [key, shown.find(([local]) => local >= key)?.[1]]),
          );
        }
      }
    },
  );

  it('follow the days and times in order, leaving out past ones', () => {
    const cadence = Cadence.parse({ days: ['sun', 'wed'], times: ['18:30', '07:00'], zone: 'Europe/Berlin' });
    expect(cadence).toMatchObject({ days: ['wed', 'sun'], times: ['07:00', '18:30'] });
    expect(seen(cadence, '2026-11-25T06:00:00Z', 4)).toEqual([
      ['2026-11-25T18:30', '2026-11-25T17:30'],
      ['2026-11-29T07:00', '2026-11-29T06:00'],
      ['2026-11-29T18:30', '2026-11-29T17:30'],
      ['2026-12-02T07:00', '2026-12-02T06:00'],
    ]);
  });

  it('merge into one if a clock change skips several of a day’s times', () => {
    expect(
      seen(daily('America/New_York', '02:15', '02:30', '03:00'), '2026-03-08T00:00:00-05:00', 2),
    ).toEqual([
      ['2026-03-08T02:15', '2026-03-08T07:00'],
      ['2026-03-09T02:15', '2026-03-09T06:15'],
    ]);
  });

  it('are a week apart when weekly, even where the time zone skipped that day', () => {
    const fridays = Cadence.parse({ days: ['fri'], times: ['18:30'], zone: 'Pacific/Apia' });
    expect(seen(fridays, '2011-12-24T12:00:00Z', 2)).toEqual([
      ['2011-12-30T18:30', '2011-12-30T10:00'],
      ['2012-01-06T18:30', '2012-01-06T04:30'],
    ]);
  });
});

describe('a cadence', () => {
  const good = { days: ['mon'], times: ['18:30'], zone: 'Europe/Paris' };

  it.each(['+01:00', 'Mars/Olympus', '', 'Europe/Paris; rm', '../etc/passwd'])(
    'is refused with the time zone %j',
    (zone) => {
      expect(Cadence.safeParse({ ...good, zone }).error?.issues[0]?.message).toBe(
        'This time zone isn’t known. Choose one from the list.',
      );
    },
  );

  it.each([
    [{ days: [] }, 'Choose at least one day of the week.'],
    [{ times: [] }, 'Choose at least one time of day.'],
    [{ times: ['24:00'] }, 'A time looks like 18:30.'],
    [{ times: ['6:30'] }, 'A time looks like 18:30.'],
    [{ times: ['01:00', '02:00', '03:00', '04:00'] }, 'A day has room for 3 videos of a series.'],
  ])('is refused with an explanation: %j', (fault, sentence) => {
    expect(Cadence.safeParse({ ...good, ...fault }).error?.issues[0]?.message).toBe(sentence);
  });

  it('keeps each day and time once, in order', () => {
    expect(
      Cadence.parse({ ...good, days: ['sun', 'mon', 'sun'], times: ['18:30', '07:00', '18:30'] }),
    ).toEqual({
      days: ['mon', 'sun'],
      times: ['07:00', '18:30'],
      zone: 'Europe/Paris',
    });
  });
});

it('a moment is converted to the local time of a time zone, to the minute', () => {
  const at = new Date('2026-03-08T18:30:59.999Z');
  expect(['UTC', 'America/New_York', 'Asia/Kathmandu'].map((zone) => localTimeOf(at, zone))).toEqual([
    '2026-03-08T18:30',
    '2026-03-08T14:30',
    '2026-03-09T00:15',
  ]);
});

it('no more airings are returned than requested, and none for a cadence without days', () => {
  expect(seen({ days: [], times: ['18:30'], zone: 'UTC' }, '2026-03-08T00:00Z', 3)).toEqual([]);
  expect(seen(daily('UTC', '18:30'), '2026-03-08T00:00Z', 0)).toEqual([]);
  expect(seen({ ...daily('UTC', '07:00'), times: ['18:30', '07:00'] }, '2026-03-08T07:00Z', 3)).toEqual([
    ['2026-03-08T18:30', '2026-03-08T18:30'],
    ['2026-03-09T07:00', '2026-03-09T07:00'],
    ['2026-03-09T18:30', '2026-03-09T18:30'],
  ]);
});
