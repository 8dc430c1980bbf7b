import { EGRESS_GB } from '#contract/catalogue.ts';
import { itemsOf } from '#functions/cost/cost-line.ts';
import type { EdgeLog } from '#functions/domain/egress/ports.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { meterEgress } from '#functions/scheduled/files/meter-egress.ts';
import { now } from '#functions/wiring/clock.ts';
import { egress } from '#functions/wiring/stores.ts';
import { after } from './simulated-clock.ts';

const MINUTE_MS = 60_000;
/** The bytes that a connection delivers in a minute: 100 Mbit/s and 1 Gbit/s. */
export const LINES = { slow: 750_000_000, fast: 7_500_000_000 } as const;
/** How long after the traffic the distribution’s log arrives. */
const LOG_DELAY_MS = 10 * MINUTE_MS;
const AGAIN_MS = 60 * MINUTE_MS;
const BYTES_PER_GB = 1e9;
const PICO_PER_USD = 1e12;

/** A file that someone downloads over and over without pausing. */
interface Download {
  readonly ownerId: string;
  /** The file’s path below `/media/`, as logged, and the query string that names a share. */
  readonly path: () => string;
  readonly query: string;
  readonly bytesPerMinute: number;
  /** Requests access. Returns how many minutes it lasts, or 0 if access is refused for now. */
  readonly open: () => Promise<number>;
}

/** Simulates downloads that never pause, and the log from which they are counted later. */
export const simulatedViewers = () => {
  const objects = new Map<string, string[]>();
  const sent = new Map<string, number>();
  let written = 0;
  const edgeLog: EdgeLog = {
    objects: async function* () {
      yield* objects.keys();
    },
    lines: async (key) => {
      const lines = objects.get(key);
      return (
        lines &&
        (async function* () {
          yield* lines;
        })()
      );
    },
    remove: async (key) => {
      objects.delete(key);
    },
  };
  /** The accounts, keyed by their media folder. */
  const owners = new Map<string, string>();
  const ownerOf = () => async (folder: string) => owners.get(folder) ?? folder;
  const payerOf = async () => ({ user: 'bench', plan: 'free' });

  const deliver = ({ ownerId, path, query, bytesPerMinute }: Download): void => {
    sent.set(ownerId, (sent.get(ownerId) ?? 0) + bytesPerMinute);
    const [date, time] = now().toISOString().split('T');
    const line = JSON.stringify({
      date,
      time,
      'cs-method': 'GET',
      'cs-uri-stem': `/media/${path()}`,
      'cs-uri-query': query,
      'sc-status': '200',
      'sc-bytes': String(bytesPerMinute),
    });
    written += 1;
    const key = `object-${String(written).padStart(9, '0')}`;
    after(LOG_DELAY_MS, async () => {
      objects.set(key, [line]);
    });
  };

  const begin = (file: Download): void => {
    let openUntil = 0;
    const minute = async (): Promise<void> => {
      const at = now().getTime();
      if (at >= openUntil) openUntil = at + (await file.open()) * MINUTE_MS;
      if (at < openUntil) deliver(file);
      after(at < openUntil ? MINUTE_MS : AGAIN_MS, minute);
    };
    after(MINUTE_MS, minute);
  };
  return {
    download: begin,
    /** Records the owner of a media folder. */
    owns: (ownerId: string, folder: string): unknown => owners.set(folder, ownerId),
    count: () => runDuty(meterEgress({ edgeLog: () => edgeLog, egress, ownerOf, payerOf, now })),
    /** The cost in dollars of traffic beyond a free account’s allowance. */
    lost: (ownerId: string): number => {
      const quantity = Math.max(0, (sent.get(ownerId) ?? 0) - EGRESS_GB.free * BYTES_PER_GB);
      return Number(itemsOf([{ sku: 'cloudfront.egress', quantity }], now()).pico) / PICO_PER_USD;
    },
  };
};
