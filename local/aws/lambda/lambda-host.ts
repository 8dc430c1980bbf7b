import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Slots } from '#local/support/slots.ts';
import { kindOf, LambdaChild, type LambdaFunction } from './lambda-child.ts';
import { openLambdaLog } from './lambda-log.ts';

const IDLE_LIMIT_MS = 60_000;
/** Signing in and thinking of a first prompt takes a person this long, at most. */
const UNUSED_LIMIT_MS = 600_000;
const IDLE_CHECK_MS = 5000;
const MIN_LIGHT_SLOTS = 4;
const SPEECH_SLOTS = 1;
/**
 * Starting a process and loading code takes a core about this long, in milliseconds. If all cores are busy, a call
 * therefore waits as long for a process that is already running.
 */
const START_MS = 700;

export interface LambdaHostOptions {
  readonly functions: readonly LambdaFunction[];
  /** Called when a process starts. */
  env(): Readonly<Record<string, string>>;
  readonly logDir: string;
  /** The parent of the processes' temporary folders; emptied when the host starts. */
  readonly spaceDir: string;
  /** How many cores the functions share; all of this machine’s by default. */
  readonly cores?: number | undefined;
  /** How long an idle process waits for its next invocation, in milliseconds. */
  readonly idleLimitMs?: number | undefined;
  readonly warn?: (text: string) => void;
}

export interface ChildStatus {
  readonly name: string;
  readonly pid: number;
  readonly busy: boolean;
  /** The highest resident memory that was measured, in MB. */
  readonly peakMb: number;
  readonly invocations: number;
}

/** Runs functions in warm processes, within the limits set by the stack. */
export interface LambdaHost {
  /** The handler's result; rejects with a `LambdaFailure`. */
  readonly invoke: (name: string, event: unknown) => Promise<unknown>;
  /**
   * Starts a process for each kind of these functions and loads them, so that their first calls don’t have to wait.
   * Resolves when they have been loaded.
   */
  readonly preload: (names: readonly string[]) => Promise<void>;
  /** How many invocations of this function may run at the same time. */
  readonly concurrencyOf: (name: string) => number;
  /** Whether a function is synthesizing speech or making film clips. */
  readonly isFilming: () => boolean;
  status(): ChildStatus[];
  close(): Promise<void>;
}

/**
 * The slots for each kind of function: those that make clips and those that synthesize speech, each with or without
 * somebody waiting, and all others.
 */
const slotsFor = (cores: number): ((lambda: LambdaFunction) => Slots) => {
  const filming = new Slots(cores);
  const speaking = new Slots(SPEECH_SLOTS);
  const background = new Slots(1);
  const light = new Slots(Math.max(MIN_LIGHT_SLOTS, cores));
  return (lambda) => {
    const { speaks = false, film } = lambda;
    if (speaks) return lambda.givesWay ? background : speaking;
    return film ? filming : light;
  };
};

/** An idle process for a function: one that has loaded the function, or else any process of the same kind. */
const idleChild = (children: ReadonlySet<LambdaChild>, lambda: LambdaFunction): LambdaChild | undefined => {
  const kind = kindOf(lambda);
  const idle = [...children].filter((child) => !child.busy && kindOf(child.function) === kind);
  return idle.find(({ loaded }) => loaded.has(lambda)) ?? idle[0];
};

/** Regularly stops processes that have been idle for too long, until the timer is cleared. */
const reapIdle = (children: Set<LambdaChild>, idleLimitMs: number) =>
  setInterval(
    () => {
      for (const child of children) {
        const limitMs = child.invocations === 0 ? UNUSED_LIMIT_MS : idleLimitMs;
        if (child.busy || child.idleSince > Date.now() - limitMs) continue;
        children.delete(child);
        void child.stop();
      }
    },
    Math.min(IDLE_CHECK_MS, idleLimitMs),
  ).unref();

export async function startLambdaHost(options: LambdaHostOptions): Promise<LambdaHost> {
  const functions = new Map(options.functions.map((lambda) => [lambda.name, lambda]));
  const { cores = availableParallelism() } = options;
  const slotsOf = slotsFor(cores);
  await rm(options.spaceDir, { recursive: true, force: true });
  const log = openLambdaLog(options.logDir, options.warn);
  const children = new Set<LambdaChild>();
  let closed = false;

  const find = (name: string): LambdaFunction => {
    const lambda = functions.get(name);
    if (!lambda) throw new Error(`There is no function ${name}.`);
    return lambda;
  };
  const memoryOf = (kind: string): number =>
    Math.max(...options.functions.filter((one) => kindOf(one) === kind).map(({ memoryMb }) => memoryMb));
  /** Resolves when a process has become idle or has exited. */
  let change = Promise.withResolvers<void>();
  const announce = (): void => {
    change.resolve();
    change = Promise.withResolvers();
  };
  const start = (lambda: LambdaFunction): LambdaChild => {
    const child = new LambdaChild(lambda, {
      env: options.env(),
      memoryMb: memoryOf(kindOf(lambda)),
      spaceDir: options.spaceDir,
      log,
      onExit: () => {
        children.delete(child);
        announce();
      },
    });
    children.add(child);
    return child;
  };
  const mayStart = (lambda: LambdaFunction, askedAt: number): boolean => {
    const kind = kindOf(lambda);
    const alike = [...children].filter((child) => kindOf(child.function) === kind);
    return (
      alike.length === 0 ||
      [...children].filter(({ busy }) => busy).length < cores ||
      Date.now() - Math.max(askedAt, ...alike.map(({ idleSince }) => idleSince)) >= START_MS
    );
  };
  const invokeInChild = async (lambda: LambdaFunction, event: unknown): Promise<unknown> => {
    const askedAt = Date.now();
    for (;;) {
      if (closed) throw new Error('The cloud is shutting down.');
      const child = idleChild(children, lambda) ?? (mayStart(lambda, askedAt) ? start(lambda) : undefined);
      if (child) return child.invoke(lambda, event).finally(announce);
      await Promise.race([change.promise, sleep(START_MS, undefined, { ref: false })]);
    }
  };

  const reaper = reapIdle(children, options.idleLimitMs ?? IDLE_LIMIT_MS);
  return {
    invoke: async (name, event) => {
      const lambda = find(name);
      return slotsOf(lambda).run(() => invokeInChild(lambda, event), lambda.givesWay);
    },
    preload: async (names) => {
      for (const lambdas of Map.groupBy(names.map(find), kindOf).values()) {
        const [lambda] = lambdas;
        if (closed || lambda === undefined) return;
        await start(lambda).preload(lambdas);
      }
    },
    concurrencyOf: (name) => slotsOf(find(name)).count,
    isFilming: () => [...children].some(({ busy, function: { film, speaks } }) => busy && (film || speaks)),
    status: () =>
      [...children].map(({ function: { name }, pid, busy, peakMb, invocations }) => ({
        name,
        pid,
        busy,
        peakMb: Math.round(peakMb),
        invocations,
      })),
    close: async () => {
      closed = true;
      clearInterval(reaper);
      const ending = [...children];
      for (const child of ending) child.kill();
      await Promise.all(ending.map((child) => child.stop()));
      log.close();
      await rm(options.spaceDir, { recursive: true, force: true });
    },
  };
}
