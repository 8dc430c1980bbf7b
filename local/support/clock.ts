/**
 * This process's clock: `VEILCAST_DAYS_AHEAD` days ahead of the machine's. Every process of the product
 * imports this file before anything else, so that trials end and plans renew when the product is restarted
 * some days ahead.
 */
const DAY_MS = 86_400_000;
const aheadMs = Math.round(Number(process.env['VEILCAST_DAYS_AHEAD'] || 0) * DAY_MS);
const Machine = Date;
const nowMs = (): number => Machine.now() + aheadMs;

if (aheadMs !== 0) {
  globalThis.Date = new Proxy(Machine, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [nowMs()] : args, self),
    apply: () => new Machine(nowMs()).toString(),
    get: (target, key) => (key === 'now' ? nowMs : Reflect.get(target, key)),
  });
}
