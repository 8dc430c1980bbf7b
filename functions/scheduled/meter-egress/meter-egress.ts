import type { EdgeLog, Egress, PayerOf } from '#functions/domain/egress/ports.ts';
import { type Amount, Tally, type VideoEgress } from '#functions/domain/egress/tally.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { type Counts, METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { recordUsage } from '#functions/runtime/telemetry/record-usage.ts';

interface Ports {
  readonly edgeLog: Lazy<EdgeLog>;
  readonly egress: Lazy<Egress>;
  readonly payerOf: PayerOf;
  readonly now: Clock;
}

/** Videos in one transaction, which holds a hundred items: a mark, and two rows a video at most. */
const PART_VIDEOS = 40;
const BYTES_PER_GB = 1e9;

/** Cost lines by place, as the report names them; none of them is a route of the API. */
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

/**
 * Counts what left the distribution from its log: per account, per video and month in the table, and as cost lines. Each
 * object is counted once, part by part, and removed.
 */
export const meterEgress = ({ edgeLog, egress, payerOf, now }: Ports) => {
  let sent = 0;
  const charge = async (object: string, { ownerId, videoId, shared, own }: VideoEgress): Promise<void> => {
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
        const some = videos.slice(part * PART_VIDEOS, (part + 1) * PART_VIDEOS);
        if (!(await egress().add({ object, part }, some, now()))) continue;
        for (const video of some) await charge(object, video);
        if (part > 0) continue;
        sent += all.bytes;
        recordUsage(
          usageOf(site),
          { route: PLACES.site, request_id: object, status: 'delivered' },
          {},
          now(),
        );
      }
      await edgeLog().remove(object);
      return 'counted';
    },
    counts: async (): Promise<Counts> => (sent === 0 ? {} : { [METRICS.egress]: sent / BYTES_PER_GB }),
  };
};
