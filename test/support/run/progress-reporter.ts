import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { slowSentence, spentSentence, type Timings, timesOf, writeTimings } from './timings.ts';

/** The file to which the measured times of a run are written. */
const TIMINGS = process.env['VEILCAST_TIMINGS'] ?? 'test/out/timings.json';
/** The time between progress lines if the terminal can’t overwrite lines. */
const LINE_EVERY_MS = 15_000;
const CLEAR = '\r\u001B[K';

/** A run's outcome, sent to the process that started it. */
export interface RunCounts {
  readonly passed: number;
  readonly failed: number;
}

/** The terminal width of the process that started the run; 0 if it has no terminal. */
const COLUMNS = Number(process.env['VEILCAST_COLUMNS'] ?? process.stdout.columns ?? 0);
const isRewritten = COLUMNS > 0;

/** Prints through the process that started the run; that process discards anything that tests and libraries print. */
const write = (text: string): void => {
  if (process.send === undefined) process.stdout.write(text);
  else process.send({ text });
};
const say = (text = ''): void => write(`${text}\n`);

interface Failure {
  readonly title: string;
  readonly module: TestModule;
  readonly errors: readonly (SerializedError | Error)[];
}

const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * Prints what is running, the progress, and each failure as it happens, with the reason and location. Prints a
 * summary once all runs that report here have ended.
 */
export default class ProgressReporter implements Reporter {
  #runs: number;
  #vitest: Vitest | undefined;
  #started = 0;
  #timer: NodeJS.Timeout | undefined;
  #files = 0;
  #ended = 0;
  #passed = 0;
  readonly #running = new Set<string>();
  readonly #timings: Record<string, Timings[string]> = {};
  readonly #failures: Failure[] = [];
  readonly #unhandled: SerializedError[] = [];

  constructor(runs: number) {
    this.#runs = runs;
  }

  onInit(vitest: Vitest): void {
    if (this.#vitest !== undefined) return;
    this.#vitest = vitest;
    this.#started = performance.now();
    // Everything that the run started ends when the run ends.
    process.once('SIGINT', () => {
      this.#count(`Interrupted after ${this.#ended} of ${this.#files} files`);
      process.exit(1);
    });
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files += specifications.length;
    const counts = Map.groupBy(specifications, ({ project }) => project.name);
    const parts = [...counts].map(([name, files]) => `${files.length} of ${name}`);
    if (parts.length > 0) say(`Running ${specifications.length} test files: ${parts.join(', ')}`);
    this.#timer ??= setInterval(() => this.#show(), isRewritten ? 1000 : LINE_EVERY_MS).unref();
  }

  onTestModuleStart({ relativeModuleId }: TestModule): void {
    this.#running.add(relativeModuleId);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'passed') this.#passed += 1;
    if (state === 'failed') this.#fail({ title: test.fullName, module: test.module, errors });
  }

  onTestModuleEnd(module: TestModule): void {
    this.#ended += 1;
    this.#running.delete(module.relativeModuleId);
    const { duration, setupDuration, collectDuration } = module.diagnostic();
    this.#timings[module.relativeModuleId] = timesOf(
      module.relativeModuleId,
      (duration + setupDuration + collectDuration) / 1000,
      module.meta().processorSeconds ?? 0,
    );
    for (const part of [module, ...module.children.allSuites()]) {
      const title = part.type === 'suite' ? part.fullName : 'the file as a whole';
      if (part.errors().length > 0) this.#fail({ title, module, errors: part.errors() });
    }
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    this.#unhandled.push(...unhandled);
    this.#runs -= 1;
    if (this.#runs > 0) return;
    writeTimings(TIMINGS, this.#timings);
    const slow = slowSentence(this.#timings);
    this.#count(...(slow === '' ? [] : [slow]));
  }

  /** Prints what failed, followed by `sentences`, and sends the counts. */
  #count(...sentences: readonly string[]): void {
    clearInterval(this.#timer);
    if (isRewritten) write(CLEAR);
    for (const { title, module } of this.#failures) say(`FAILED ${module.relativeModuleId} > ${title}`);
    for (const error of this.#unhandled) {
      say('\nFAILED outside of any test');
      this.#print(error);
    }
    for (const sentence of sentences) say(sentence);
    say(`Took ${minutes(performance.now() - this.#started)} minutes, ${spentSentence(this.#timings)}`);
    const counts: RunCounts = {
      passed: this.#passed,
      failed: this.#failures.length + this.#unhandled.length,
    };
    process.send?.(counts);
  }

  /** Shows a failure immediately, with its reason; failures are listed again at the end of the run. */
  #fail(failure: Failure): void {
    this.#failures.push(failure);
    const { title, module, errors } = failure;
    if (isRewritten) write(CLEAR);
    say(`\n${module.relativeModuleId} > ${title}`);
    for (const error of errors) this.#print(error, module);
  }

  #print(error: unknown, module?: TestModule): void {
    const options = module === undefined ? {} : { project: module.project };
    say(this.#vitest?.logger.formatError(error, options).output.trimEnd());
  }

  #show(): void {
    const failed = this.#failures.length === 0 ? '' : `, ${this.#failures.length} failed`;
    const counts = `${this.#ended} of ${this.#files} files, ${this.#passed} tests passed${failed}`;
    const line = `${minutes(performance.now() - this.#started)}  ${counts}  ${[...this.#running].join(' ')}`;
    if (isRewritten) write(CLEAR + line.slice(0, COLUMNS - 1));
    else say(line);
  }
}
