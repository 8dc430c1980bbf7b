import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ESPEAK_SAMPLE_RATE } from '#functions/film/alignment/espeak.ts';
import { launchBrowser } from '#test/support/browser/browser.ts';
import { OTHER_VOICES, sayAloud } from '#test/support/film/alignment.ts';
import { waveOf } from '#test/support/uploads/wave-of.ts';

/** A WAV file of a script being read aloud. */
export const readAloud = async (
  script: string,
  pace: { readonly wordsPerMinute?: number } = {},
): Promise<Buffer> => {
  const [voice] = OTHER_VOICES;
  if (voice === undefined) throw new Error('There is no voice.');
  const folder = await mkdtemp(join(tmpdir(), 'veilcast-reading-'));
  try {
    const { samples } = await sayAloud(folder, script, { ...voice, ...pace });
    return waveOf(samples, ESPEAK_SAMPLE_RATE);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/**
 * A browser whose microphone plays a WAV file once, starting when the microphone is opened, and is silent afterwards.
 */
export const launchWithMicrophone = async (
  wave: Buffer,
): Promise<{ readonly browser: Browser; readonly close: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'veilcast-microphone-'));
  const path = join(folder, 'said.wav');
  await writeFile(path, wave);
  const browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${path}%noloop`,
  ]);
  return {
    browser,
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
};
