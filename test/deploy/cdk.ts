import { join } from 'node:path';
import { cloudEnvironment } from './emulator/cloud-environment.ts';
import { type Ended, runProgram } from './emulator/run-program.ts';
import { ProofError } from './proof-error.ts';

/** Says nothing to its makers and asks nobody anything. */
const QUIET = ['--no-notices', '--no-version-reporting', '--ci'];

/** In place of the build in cdk.json: the site is built before, and the layers of a deployment are for another processor. */
const NO_BUILD = `${process.execPath} --version`;

/** A deployment takes a minute on a machine that has nothing else to do. */
const LIMIT_MS = 5 * 60_000;
/** Rarely the command line waits for nothing, without a connection; again it does its work. */
const TRIES = 2;

/** What is said of each file that is uploaded. */
const UPLOADS = /: (?:start|success): /u;

/** What a command said, without the uploads. */
const told = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !UPLOADS.test(line))
    .join('\n')
    .trim();

/** The CDK command line, as a person would type it, against the cloud at `url`. */
export class Cdk {
  readonly #root: string;
  readonly #url: string;

  constructor(root: string, url: string) {
    this.#root = root;
    this.#url = url;
  }

  /** Runs a command to its end, whatever the end. One that does not come to it is ended and tried again. */
  async try(...args: readonly string[]): Promise<Ended> {
    for (let left = TRIES; ; left -= 1) {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const ended = await this.#once(args, signal);
      if (!signal.aborted || left === 1) return ended;
      console.log(`        cdk ${args[0]} did not come to its end and is run again`);
    }
  }

  #once(args: readonly string[], signal: AbortSignal): Promise<Ended> {
    const program = join(this.#root, 'node_modules', 'aws-cdk', 'bin', 'cdk');
    return runProgram(process.execPath, [program, ...args, ...QUIET], {
      signal,
      cwd: this.#root,
      env: {
        ...cloudEnvironment(this.#url),
        CDK_DISABLE_VERSION_CHECK: '1',
        CDK_DISABLE_CLI_TELEMETRY: 'true',
        FORCE_COLOR: '0',
      },
    });
  }

  /** Runs a command that has to succeed. Throws a `ProofError` with what it said. */
  async run(...args: readonly string[]): Promise<void> {
    const { code, output } = await this.try(...args);
    if (code !== 0) throw new ProofError(`cdk ${args.join(' ')} ended with ${code}:\n${told(output)}`);
  }

  /** Synthesizes one of the applications of this repository. */
  synth(file: string, out: string, context: Readonly<Record<string, string>> = {}): Promise<void> {
    const settings = Object.entries(context).flatMap(([name, value]) => ['--context', `${name}=${value}`]);
    const program = ['--app', `${process.execPath} ${file}`, '--build', NO_BUILD];
    return this.run('synth', '--quiet', ...program, '--output', out, ...settings);
  }
}
