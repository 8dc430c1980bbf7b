import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { FILM_PROCESS_ENVIRONMENT } from '#infra/workflow-functions.ts';
import { startProcess, stopProcess } from '#local/support/child-process.ts';
import { LAMBDA_ERRORS, LambdaFailure } from './lambda-failure.ts';
import type { LambdaLog } from './lambda-log.ts';
import { type Invocation, Loaded, MEGABYTE, Outcome, type Preload, Resident } from './lambda-messages.ts';

/**
 * The time limit for loading code, which doesn’t count towards a function's own limit, as on Lambda. On a busy
 * machine, loading may take a long time.
 */
const START_LIMIT_MS = 60_000;
const MEMORY_WATCH_MS = 100;
const PAGE_BYTES = 4096;

/** A function as the stack declares it. */
export interface LambdaFunction {
  readonly name: string;
  /** The absolute path of the entry that exports `handler`. */
  readonly file: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** Whether the function makes film clips; such functions use all cores, so fewer of them run at a time. */
  readonly film: boolean;
  /**
   * Whether the function synthesizes speech. A neural voice takes all cores and a lot of memory, so only one such
   * function runs at a time.
   */
  readonly speaks?: boolean;
  /** Whether other work goes before this function’s, in the queue and on the cores. */
  readonly givesWay?: boolean;
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: LambdaFailure): void;
}

/** Resident memory in MB, on systems with /proc. */
function residentMb(pid: number): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * PAGE_BYTES) / MEGABYTE;
  } catch {
    return 0;
  }
}

const LIGHT = 'light';

/**
 * Functions of one kind take turns in the same processes; functions that make clips or synthesize speech are of the
 * same kind only if they have the same memory size and the same priority.
 */
export const kindOf = ({ film, speaks = false, givesWay = false, memoryMb }: LambdaFunction): string =>
  film || speaks ? `${film} ${speaks} ${givesWay} ${memoryMb}` : LIGHT;

/** Filming gets about a third of what another process gets; enough to go on while the creator does other things. */
const FILMING_PRIORITY = 5;

/** Lowers the priority of a process; does nothing if the process has already ended. */
const giveWay = (pid: number | undefined, { speaks = false }: LambdaFunction): void => {
  try {
    if (pid !== undefined) setPriority(pid, speaks ? constants.priority.PRIORITY_LOW : FILMING_PRIORITY);
  } catch {}
};

/** A warm process that runs one function at a time, with its own temporary folder and the function’s time limit. */
export class LambdaChild {
  /** The function that the process is running, or ran last. */
  function: LambdaFunction;
  /** The functions whose code the process has loaded. */
  readonly loaded = new Set<LambdaFunction>();
  readonly #memoryMb: number;
  readonly #process: ChildProcess;
  readonly #space: string;
  readonly #watch: NodeJS.Timeout;
  /** Resolves when the process has loaded its first functions, or has ended. */
  readonly #ready = Promise.withResolvers<void>();
  #onLoaded = (): void => {};
  #pending: Pending | undefined;
  #killReason: keyof typeof LAMBDA_ERRORS = 'killed';
  peakMb = 0;
  invocations = 0;
  /** When the process started or its last call ended, in milliseconds since 1970. */
  idleSince = Date.now();

  constructor(
    lambda: LambdaFunction,
    options: {
      env: Readonly<Record<string, string>>;
      /** The most memory that any of the process’s functions may use. */
      memoryMb: number;
      spaceDir: string;
      log: LambdaLog;
      onExit: () => void;
    },
  ) {
    this.function = lambda;
    this.#memoryMb = options.memoryMb;
    this.#space = join(options.spaceDir, randomUUID());
    mkdirSync(this.#space, { recursive: true });
    this.#process = startProcess(new URL('./lambda-runtime.ts', import.meta.url), [], {
      env: {
        ...options.env,
        ...(kindOf(lambda) === LIGHT ? {} : FILM_PROCESS_ENVIRONMENT),
        TMPDIR: this.#space,
      },
      execArgv: [`--max-old-space-size=${this.#memoryMb}`],
      // FFmpeg allocates whatever a file claims to need, faster than any measurement could detect. WebAssembly and
      // the voices have no such limit, because they reserve far more than they use.
      ...(lambda.film && lambda.speaks !== true && { memoryMb: this.#memoryMb }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'json',
    });
    if (lambda.givesWay) giveWay(this.#process.pid, lambda);
    const { stdout, stderr } = this.#process;
    if (stdout) options.log.follow(lambda.name, stdout);
    if (stderr) options.log.follow(lambda.name, stderr);
    this.#process.on('message', (message) => this.#settle(message));
    this.#process.on('error', () => {});
    this.#watch = setInterval(() => this.#checkMemory(), MEMORY_WATCH_MS).unref();
    this.#process.once('exit', (_, signal) => {
      clearInterval(this.#watch);
      if (signal !== 'SIGKILL') this.#killReason = 'exited';
      rmSync(this.#space, { recursive: true, force: true });
      options.onExit();
      this.#ready.resolve();
      this.#fail();
    });
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  get busy(): boolean {
    return this.#pending !== undefined;
  }

  /** Loads functions before they are called; the first to do so in this process. */
  preload(lambdas: readonly LambdaFunction[]): Promise<void> {
    for (const lambda of lambdas) this.loaded.add(lambda);
    const message: Preload = { preload: lambdas.map(({ file }) => file) };
    this.#process.send(message, (error) => {
      if (error) this.kill('killed');
    });
    return this.#ready.promise;
  }

  /** Runs the handler once; rejects with a `LambdaFailure` if the handler throws, dies or exceeds a limit. */
  async invoke(lambda: LambdaFunction, event: unknown): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending = { resolve, reject };
    this.function = lambda;
    this.loaded.add(lambda);
    this.invocations += 1;
    const { name: functionName, file, memoryMb, timeoutSeconds } = lambda;
    let timer = setTimeout(() => this.kill('timedOut'), START_LIMIT_MS);
    this.#onLoaded = () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.kill('timedOut'), timeoutSeconds * 1000);
    };
    const invocation: Invocation = {
      requestId: randomUUID(),
      functionName,
      file,
      memoryMb,
      event,
      timeoutSeconds,
    };
    this.#process.send(invocation, (error) => {
      if (error) this.kill('killed');
    });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#checkMemory();
      this.idleSince = Date.now();
    }
  }

  kill(reason: keyof typeof LAMBDA_ERRORS = 'killed'): void {
    this.#killReason = reason;
    this.#process.kill('SIGKILL');
  }

  stop(): Promise<void> {
    return stopProcess(this.#process);
  }

  #checkMemory(mb = residentMb(this.pid)): void {
    this.peakMb = Math.max(this.peakMb, mb);
    if (mb > this.#memoryMb && this.busy) this.kill('outOfMemory');
  }

  #settle(message: unknown): void {
    if (Loaded.safeParse(message).success) {
      this.#ready.resolve();
      return this.#onLoaded();
    }
    const { data: resident } = Resident.safeParse(message);
    if (resident !== undefined) return this.#checkMemory(resident.residentMb);
    const outcome = Outcome.parse(message);
    const pending = this.#pending;
    this.#pending = undefined;
    if ('error' in outcome) pending?.reject(new LambdaFailure(outcome.error));
    else pending?.resolve(outcome.result);
  }

  #fail(): void {
    const { name, timeoutSeconds } = this.function;
    const sentences = {
      exited: `The process of ${name} exited.`,
      killed: `The process of ${name} was killed.`,
      timedOut: `Task timed out after ${timeoutSeconds} seconds`,
      outOfMemory: `${name} used more than its ${this.#memoryMb} MB.`,
    };
    const reason = this.#killReason;
    this.#pending?.reject(
      new LambdaFailure({ errorType: LAMBDA_ERRORS[reason], errorMessage: sentences[reason] }),
    );
    this.#pending = undefined;
  }
}
