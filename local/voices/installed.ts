import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { kokoroFolder } from '@veilcast/kokoro/folder';
import { z } from 'zod';
import type { VoicesParts } from './parts.ts';

/** The content of `ready.json`: the size and the SHA-256 of every installed file, by its path in the folder. */
const Installed = z.object({
  version: z.string(),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});
type Installed = z.infer<typeof Installed>;

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

export const filesIn = (folder: string): Installed['files'] =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), { bytes: statSync(path).size, sha256: hashOf(path) }] as const),
  );

/** Marks the folder as complete. */
export function writeInstalled(folder: string, installed: Installed): void {
  const { ready } = kokoroFolder(folder);
  writeFileSync(`${ready}.new`, JSON.stringify(installed, null, 2));
  renameSync(`${ready}.new`, ready);
}

function readInstalled(folder: string): Installed | undefined {
  try {
    return Installed.parse(JSON.parse(readFileSync(kokoroFolder(folder).ready, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Whether the folder holds all files of this version. `thorough` reads every file; otherwise only the sizes are
 * compared, which takes a few milliseconds.
 */
export function isInstalled(folder: string, version: string, thorough = false): boolean {
  const installed = readInstalled(folder);
  if (installed?.version !== version) return false;
  return Object.entries(installed.files).every(([name, { bytes, sha256 }]) => {
    const path = join(folder, name);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    return size === bytes && (!thorough || hashOf(path) === sha256);
  });
}

/** Whether the folder holds this version’s float graph, or belongs to a system that doesn’t need one. */
export function hasFloatGraph(
  folder: string,
  { floatGraph: { systems, bytes, sha256 } }: VoicesParts,
  system: string,
  thorough = false,
): boolean {
  if (!systems.includes(system)) return true;
  const path = kokoroFolder(folder).floatGraph;
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  return size === bytes && (!thorough || hashOf(path) === sha256);
}
