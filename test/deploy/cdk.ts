import { join } from 'node:path';
import { cloudEnvironment } from './emulator/cloud-environment.ts';
import { type Ended, runProgram } from './emulator/run-program.ts';
import { ProofError } from './proof-error.ts';

/**
 * Says nothing to its makers, asks nobody anything, and does without the build of cdk.json, which every command would run
 * first: the site is built before, and the native layers that it fetches are for another processor than this one.
 */
const QUIET = ['--no-notices', '--no-version-reporting', '--ci', '--build', `${process.execPath} --version`];

/** Far more than a command takes. One that still runs then waits for nothing, and what it said tells for what. */
const LIMIT_MS = 10 * 60_000;

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

  /** Runs a command to its end, whatever the end. */
  try(...args: readonly string[]): Promise<Ended> {
    const program = join(this.#root, 'node_modules', 'aws-cdk', 'bin', 'cdk');
    return runProgram(process.execPath, [program, ...args, ...QUIET], {
      cwd: this.#root,
      timeout: LIMIT_MS,
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
    if (code === 0) return;
    const end = code === null ? 'did not come to its end' : `ended with ${code}`;
    throw new ProofError(`cdk ${args.join(' ')} ${end}:\n${told(output)}`);
  }

  /** Synthesizes one of the applications of this repository. */
  synth(file: string, out: string, context: Readonly<Record<string, string>> = {}): Promise<void> {
    const settings = Object.entries(context).flatMap(([name, value]) => ['--context', `${name}=${value}`]);
    return this.run('synth', '--quiet', '--app', `${process.execPath} ${file}`, '--output', out, ...settings);
  }
}
