import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Cdk } from './cdk.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cdk-'));
  const bin = join(root, 'node_modules', 'aws-cdk', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'cdk'), 'console.log(JSON.stringify(process.argv.slice(2)))');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['bootstrap', 'deploy', 'destroy'])(
  'cdk %s skips the build step of cdk.json, which fetches layers that only real stages need',
  async (command) => {
    const { output } = await new Cdk(root, 'http://127.0.0.1:9').try(command, '--app', 'cdk.out');
    const args: unknown = JSON.parse(output);
    expect(args).toEqual(expect.arrayContaining([command, '--build', `${process.execPath} --version`]));
  },
);
