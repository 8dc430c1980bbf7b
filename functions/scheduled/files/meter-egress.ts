import type { EdgeLog, Egress, OwnerOf, PayerOf } from '#functions/domain/egress/ports.ts';
import { type Amount, type OwnedEgress, Tally, type VideoEgress } from '#functions/domain/egress/tally.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { type Counts, METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { recordUsage } from '#functions/runtime/telemetry/record-usage.ts';

interface Ports {
  readonly edgeLog: Lazy<EdgeLog>;
  readonly egress: Lazy<Egress>;
  readonly ownerOf: Lazy<OwnerOf>;
  readonly payerOf: PayerOf;
  readonly now: Clock;
}

/**
 * The maximum number of videos per transaction: it can hold a hundred items, namely a mark and up to two rows per
 * video.
 */
const PART_VIDEOS = 40;
const BYTES_PER_GB = 1e9;

/** The name in the cost report for each kind of traffic; these aren’t API routes. */
const PLACES = {
  shared: 'GET /media/* by share link',
  own: 'GET /media/* by its owner',
  site: 'GET /*',
} as const;

const usageOf = ({ bytes, requests }: Amount) =>
  requests === 0
    ? []
    : [
        { sku: 'cloudfront.egress', quantity: bytes } as const,
        { sku: 'cloudfront.request', quantity: requests } as const,
      ];

/** Separates the videos with known owners from those of deleted accounts. */
const sorted = async (ownerOf: OwnerOf, videos: readonly VideoEgress[]) => {
  const folders = [...new Set(videos.map(({ folder }) => folder))];
  const owners = new Map(
    await Promise.all(folders.map(async (folder) => [folder, await ownerOf(folder)] as const)),
  );
  const owned: OwnedEgress[] = [];
  const nobodys: VideoEgress[] = [];
  for (const video of videos) {
    const { folder, ...sent } = video;
    const ownerId = owners.get(folder);
    if (ownerId === undefined) nobodys.push(video);
    else owned.push({ ...sent, ownerId });
  }
  return { owned, nobodys };
};

/**
 * Counts the traffic in the distribution’s log, and records it in the table, per account and per video and month, and
 * as cost lines. Each log object is counted exactly once, part by part, and then removed.
 */
export const meterEgress = ({ edgeLog, egress, ownerOf, payerOf, now }: Ports) => {
  let sent = 0;
  const chargeSite = (object: string, amount: Amount): void =>
    recordUsage(usageOf(amount), { route: PLACES.site, request_id: object, status: 'delivered' }, {}, now());
  const charge = async (object: string, { ownerId, videoId, shared, own }: OwnedEgress): Promise<void> => {
    const payer = await payerOf(ownerId, now());
    for (const [route, amount] of [
      [PLACES.shared, shared],
      [PLACES.own, own],
    ] as const)
      recordUsage(
        usageOf(amount),
        { route, request_id: object, status: 'delivered' },
        { ...payer, video: videoId },
        now(),
      );
  };
  return {
    name: 'MeterEgress',
    due: () => {
      sent = 0;
      return edgeLog().objects();
    },
    about: (object: string) => ({ object }),
    tend: async (object: string): Promise<'counted' | 'gone'> => {
      const lines = await edgeLog().lines(object);
      if (lines === undefined) return 'gone';
      const tally = new Tally();
      for await (const text of lines) tally.add(text);
      const { videos, site, all, broken } = tally;
      if (broken > 0) log.warn({ event: EVENTS.edgeLinesBroken, object, broken });
      for (let part = 0; part * PART_VIDEOS <= videos.length; part += 1) {
        // The log is split before the owners are looked up, so that the parts stay the same even if an account is
        // deleted in the meantime.
        const some = videos.slice(part * PART_VIDEOS, (part + 1) * PART_VIDEOS);
        const { owned, nobodys } = await sorted(ownerOf(), some);
        if (!(await egress().add({ object, part }, owned, now()))) continue;
        for (const video of owned) await charge(object, video);
        for (const { shared, own } of nobodys) for (const amount of [shared, own]) chargeSite(object, amount);
        if (part > 0) continue;
        sent += all.bytes;
        chargeSite(object, site);
      }
      await edgeLog().remove(object);
      return 'counted';
    },
    counts: async (): Promise<Counts> => (sent === 0 ? {} : { [METRICS.egress]: sent / BYTES_PER_GB }),
  };
};
