import { type Place, placeOf } from '#functions/domain/media/place-of.ts';
import type { ListObjects, Media, Round, Strays } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

interface Ports {
  readonly listObjects: Lazy<ListObjects>;
  readonly strays: Lazy<Strays>;
  readonly media: Lazy<Media>;
  readonly now: Clock;
}

/** Where the accounts’ objects are stored. Evidence is stored elsewhere. */
const ROOTS = ['media/', 'withheld/', 'work/'] as const;
/** A page has a thousand objects, so a bucket with a million objects takes a hundred runs. */
const PAGES_A_RUN = 10;
const HOUR_MS = 3_600_000;
/** A row is always written before its first object, so this wait only matters while rows are being deleted. */
const STRAY_AFTER_MS = 24 * HOUR_MS;
const ROUND_EVERY_MS = 24 * HOUR_MS;
/**
 * If one round finds more strays than this, we are probably reading the wrong table or none at all; the rest stay,
 * and the duty fails until someone investigates.
 */
export const MOST_A_ROUND = 100;

/** A round found more stray locations than it is allowed to remove. */
class TooManyStrays extends Error {
  override readonly name = 'TooManyStrays';
}

const FIRST: Round = { root: 0, removed: 0 };

/**
 * Goes through the whole bucket about once a day and removes objects that have no row, such as a file that arrived
 * after its account was deleted. Removed objects can be restored for some days, except arrivals, which are erased.
 */
export const findStrays = ({ listObjects, strays, media, now }: Ports) => {
  let removed = 0;
  const oldPlaces = (objects: Awaited<ReturnType<ListObjects>>['objects']): readonly Place[] => {
    const before = now().getTime() - STRAY_AFTER_MS;
    const places = new Map<string, Place>();
    for (const { key, at } of objects) {
      const place = at.getTime() < before ? placeOf(key) : undefined;
      if (place !== undefined) places.set(place.prefix, place);
    }
    return [...places.values()];
  };

  return {
    name: 'FindStrays',
    due: async function* (): AsyncGenerator<Place> {
      const before = (await strays().round()) ?? FIRST;
      const { restsUntil } = before;
      if (restsUntil !== undefined && restsUntil > now().toISOString()) return;
      let { root, after } = restsUntil === undefined ? before : FIRST;
      removed = restsUntil === undefined ? before.removed : 0;
      for (let page = 0; page < PAGES_A_RUN; page += 1) {
        const prefix = ROOTS[root];
        if (prefix === undefined) return;
        const { objects, isLast } = await listObjects()(prefix, after);
        yield* oldPlaces(objects);
        [root, after] = isLast ? [root + 1, undefined] : [root, objects.at(-1)?.key];
        const next = new Date(now().getTime() + ROUND_EVERY_MS).toISOString();
        await strays().goOn({ root, after, removed, ...(root === ROOTS.length && { restsUntil: next }) });
      }
    },
    about: ({ prefix }: Place) => ({ prefix }),
    tend: async (place: Place): Promise<'known' | 'removed'> => {
      if (await strays().isKnown(place)) return 'known';
      if (place.kind === 'arrival') {
        await media().eraseAll(place.prefix);
        return 'removed';
      }
      if (removed >= MOST_A_ROUND)
        throw new TooManyStrays(`${place.prefix} has no row, as ${removed} others`);
      removed += 1;
      log.warn({ event: EVENTS.strayRemoved, prefix: place.prefix });
      await media().removeAll(place.prefix);
      return 'removed';
    },
  };
};
