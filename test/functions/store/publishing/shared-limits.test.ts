import { describe, expect, it } from 'vitest';
import type { Subscription } from '#contract/catalogue.ts';
import { platformDay } from '#functions/domain/publishing/platform-day.ts';
import type { PlatformDays } from '#functions/domain/publishing/ports.ts';
import { platformDayStore } from '#functions/store/publishing/platform-day-store.ts';
import { sendSlotStore } from '#functions/store/publishing/send-slot-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { defined } from '#test/support/values.ts';

const table = useTable();
const days = () => platformDayStore(table);
const NOW = new Date('2026-11-28T10:00:00.000Z');
const UNITS = 75;

/** YouTube’s day, this many days from now. */
const dayAfter = (count: number) =>
  defined(platformDay('youtube', new Date(NOW.getTime() + count * 86_400_000)));
/** Which limit was reached, for each request that got no place. */
const fullOf = (places: readonly Awaited<ReturnType<PlatformDays['take']>>[]) =>
  places.flatMap((place) => ('full' in place ? place.full : []));
const asked = (subscription: Subscription, ownerId = newId()) => ({
  id: newId(),
  ownerId,
  subscription,
  units: UNITS,
});

describe('a place within a platform’s daily limit', () => {
  it('is given once to each publication, no matter how often it is requested', async () => {
    const day = dayAfter(0);
    const one = asked('free');
    const takes = await Promise.all([one, one, one].map((each) => days().take(day, each)));
    expect(takes).toContainEqual({ uploads: 1, units: UNITS });
    expect(await days().take(day, one)).toEqual({ uploads: 1, units: UNITS });
    expect(await days().used(day)).toEqual({ uploads: 1, units: UNITS });
  });

  it('is refused until the next day if the account has used up its own limit', async () => {
    const owner = newId();
    const [first, second] = [asked('free', owner), asked('free', owner)];
    await days().take(dayAfter(1), first);
    expect(await days().take(dayAfter(1), second)).toEqual({ full: 'account', ownMost: 1 });
    expect(await days().take(dayAfter(2), second)).toMatchObject({ uploads: 1 });
  });

  // Proves publish-day-shared.
  it('is given to as many publications as fit and no more, even if all request one at the same time', async () => {
    const day = dayAfter(3);
    const free = await Promise.all(Array.from({ length: 25 }, () => days().take(day, asked('free'))));
    expect(fullOf(free)).toEqual(Array(5).fill('tier'));
    const paid = await Promise.all(Array.from({ length: 90 }, () => days().take(day, asked('ultra'))));
    expect(fullOf(paid)).toEqual(Array(10).fill('day'));
    expect(await days().used(day)).toEqual({ uploads: 100, units: 100 * UNITS });
  });
});

describe('a slot for sending a film', () => {
  it('is free again once it is returned, or once a crash has held it for longer than a function can run', async () => {
    const slots = sendSlotStore(table, () => 2);
    const [one, two] = [defined(await slots.take(NOW)), await slots.take(NOW)];
    expect(two).toBeDefined();
    expect(await slots.take(NOW)).toBeUndefined();
    await slots.giveBack(one);
    expect(await slots.take(NOW)).toBeDefined();
    expect(await slots.take(NOW)).toBeUndefined();
    const later = new Date(NOW.getTime() + 151_000);
    expect([await slots.take(later), await slots.take(later)]).not.toContain(undefined);
    expect(await slots.take(later)).toBeUndefined();
  });
});
