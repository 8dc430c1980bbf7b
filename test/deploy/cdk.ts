import { join } from 'node:path';
import { cloudEnvironment } from './emulator/cloud-environment.ts';
import { type Ended, runProgram } from './emulator/run-program.ts';
import { ProofError } from './proof-error.ts';

/**
 * No telemetry, no prompts, and no build step from cdk.json, which would otherwise run before every command: the site
 * is already built, and the native layers it fetches are for a different CPU architecture.
 */
const QUIET = ['--no-notices', '--no-version-reporting', '--ci', '--build', `${process.execPath} --version`];

/**
 * Far longer than any command takes. A command that is still running by then has hung, and its
 * output shows where.
 */
const LIMIT_MS = 10 * 60_000;

/** Matches the lines that report an uploaded file. */
const UPLOADS = /: (?:start|success): /u;

/** A command’s output without the lines that report uploads. */
const told = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !UPLOADS.test(line))
    .join('\n')
    .trim();

/** Runs the CDK command line against the cloud at `url`. */
export class Cdk {
  readonly #root: string;
  readonly #url: string;
  /** The commands’ output. */
  readonly outputs: string[] = [];

  constructor(root: string, url: string) {
    this.#root = root;
    this.#url = url;
  }

  /** Runs a command and returns its outcome, success or failure. */
  async try(...args: readonly string[]): Promise<Ended> {
    const program = join(this.#root, 'node_modules', 'aws-cdk', 'bin', 'cdk');
    const ended = await runProgram(process.execPath, [program, ...args, ...QUIET], {
      cwd: this.#root,
      timeout: LIMIT_MS,
      env: {
        ...cloudEnvironment(this.#url),
        CDK_DISABLE_VERSION_CHECK: '1',
        CDK_DISABLE_CLI_TELEMETRY: 'true',
        FORCE_COLOR: '0',
      },
    });
    this.outputs.push(ended.output);
    return ended;
  }

  /** Runs a command that must succeed. Otherwise throws a `ProofError` with the command’s output. */
  async run(...args: readonly string[]): Promise<void> {
    const { code, output } = await this.try(...args);
    if (code === 0) return;
    const end = code === null ? 'timed out' : `exited with status ${code}`;
    throw new ProofError(`cdk ${args.join(' ')} ${end}:\n${told(output)}`);
  }

  /** Synthesises one of this repository’s CDK apps. */
  synth(file: string, out: string, context: Readonly<Record<string, string>> = {}): Promise<void> {
    const settings = Object.entries(context).flatMap(([name, value]) => ['--context', `${name}=${value}`]);
    return this.run('synth', '--quiet', '--app', `${process.execPath} ${file}`, '--output', out, ...settings);
  }
}
