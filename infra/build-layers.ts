import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedVersion, LAYERS, type PackageLayer } from './layers.ts';

/** Lambda's limit for a function and all its layers, unzipped. */
const UNZIPPED_LIMIT_MB = 250;
const MEGABYTE = 1_000_000;

const root = join(import.meta.dirname, '..');

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** Downloads one arm64 package with npm, which checks its integrity, and unpacks it as a Lambda layer. */
const build = (name: PackageLayer): void => {
  const { package: packageName, follows, marker } = LAYERS[name];
  const folder = join(root, '.build', 'layers', name);
  if (existsSync(join(folder, marker(root)))) {
    console.log(`${name}: up to date`);
    return;
  }
  const download = mkdtempSync(join(tmpdir(), 'veilcast-layer-'));
  try {
    execFileSync(
      'npm',
      [
        'pack',
        `${packageName}@${installedVersion(root, follows)}`,
        '--silent',
        '--pack-destination',
        download,
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const [archive] = readdirSync(download);
    if (archive === undefined) throw new Error(`npm did not deliver ${packageName}.`);
    const target = join(folder, 'nodejs', 'node_modules', packageName);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', join(download, archive), '-C', target, '--strip-components=1']);
    const megabytes = Math.ceil(bytesIn(folder) / MEGABYTE);
    if (megabytes > UNZIPPED_LIMIT_MB)
      throw new Error(`${packageName} is ${megabytes} MB; Lambda allows ${UNZIPPED_LIMIT_MB} MB.`);
    writeFileSync(join(folder, marker(root)), '');
    console.log(`${name}: ${megabytes} MB`);
  } finally {
    rmSync(download, { recursive: true, force: true });
  }
};

for (const name of ['ffmpeg', 'canvas'] as const) build(name);
