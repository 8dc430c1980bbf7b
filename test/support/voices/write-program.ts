import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a stand-in for a package registry’s client: a shell script called `name`, in `folder`. */
export function writeProgram(folder: string, name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}
