/** A clock that a simulation advances. `new Date()` and `Date.now()` follow it in this process. */
const Machine = Date;
let at = Machine.now();

globalThis.Date = new Proxy(Machine, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [at] : args, self),
  apply: () => new Machine(at).toString(),
  get: (target, key) => (key === 'now' ? () => at : Reflect.get(target, key)),
});

interface Event {
  readonly at: number;
  readonly run: () => Promise<void>;
}

const events: Event[] = [];

export const setClock = (time: string): void => {
  at = Machine.parse(time);
};

/** Schedules `run` for this many milliseconds after the current simulated time. */
export const after = (ms: number, run: () => Promise<void>): void => {
  const event = { at: at + ms, run };
  const next = events.findLastIndex((other) => other.at <= event.at);
  events.splice(next + 1, 0, event);
};

/** Advances the clock from one event to the next until this much time has passed. */
export const simulate = async (ms: number): Promise<void> => {
  const end = at + ms;
  for (let next = events.shift(); next !== undefined && next.at <= end; next = events.shift()) {
    at = Math.max(at, next.at);
    await next.run();
  }
  at = end;
};
