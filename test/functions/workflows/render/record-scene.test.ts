import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { recordScene } from '#functions/workflows/render/record-scene.ts';
import { steadyVoice } from '#test/support/film/rehearsal.ts';
import { ROOT } from '#test/support/infra/stacks.ts';

const SCRIPT = 'The last train left at midnight, and nobody saw who was driving it.';
const request = { script: SCRIPT, voiceId: 'adam', language: 'en' as const };

it('converts a recording with word timings to a timeline in frames, with every word of the scene', async () => {
  const { audio, scene } = await recordScene(steadyVoice(), request, { isLast: false });
  expect(audio.length).toBeGreaterThan(10_000);
  expect(scene.words.map(({ text }) => text)).toEqual(SCRIPT.split(' '));
});

// Proves rule-incomplete-recordings-refused-rewritten.
it('refuses a recording that ends early', async () => {
  await expect(recordScene(steadyVoice(0.5), request, { isLast: false })).rejects.toThrow(
    NarrationUnreadable,
  );
});

it('does not load FFmpeg for WAV with word timings, so functions that receive nothing else don’t need FFmpeg', () => {
  const program = `
    const { recordScene } = await import('#functions/workflows/render/record-scene.ts');
    const samples = Buffer.alloc(48_000, 40);
    const header = Buffer.alloc(44);
    header.write('RIFF', 0); header.writeUInt32LE(36 + samples.length, 4); header.write('WAVEfmt ', 8);
    header.writeUInt32LE(16, 16); header.writeUInt16LE(1, 20); header.writeUInt16LE(1, 22);
    header.writeUInt32LE(24_000, 24); header.writeUInt32LE(48_000, 28); header.writeUInt16LE(2, 32);
    header.writeUInt16LE(16, 34); header.write('data', 36); header.writeUInt32LE(samples.length, 40);
    const words = [{ start: 0, end: 5, startMs: 0, endMs: 900 }];
    const narrate = async () => ({ audio: Buffer.concat([header, samples]), words });
    const { scene } = await recordScene({ narrate }, { script: 'Hello', language: 'en' }, { isLast: false });
    const loaded = process.report.getReport().sharedObjects.filter((path) => path.includes('node-av'));
    process.stdout.write(JSON.stringify({ frames: scene.frames, loaded }));
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({ frames: 37, loaded: [] });
});
