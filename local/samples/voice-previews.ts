import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { VOICES } from '#contract/catalogue.ts';
import { previewScript } from '#functions/domain/providers/voice-previews.ts';
import { ESPEAK_SAMPLE_RATE } from '#functions/film/alignment/espeak.ts';
import { speakReference } from '#functions/film/alignment/reference-speech.ts';
import { simpleVoice } from '#offline/narrator/simple-voices.ts';
import { polish } from '#offline/narrator/tone.ts';
import { encodeMp3 } from './encode.ts';

const FOLDER = fileURLToPath(new URL('../../assets/previews/voices/', import.meta.url));
const SAMPLE_RATE = 24_000;

/** Speaks one sentence in every simple voice and writes it to `assets/previews/voices/<id>.mp3`: `npm run previews`. */
const speakPreviews = async (): Promise<void> => {
  await mkdir(FOLDER, { recursive: true });
  for (const { id, name } of VOICES) {
    const { samples } = await speakReference(previewScript(name), 'en', { voice: simpleVoice(id, 'en') });
    polish(samples, ESPEAK_SAMPLE_RATE);
    await writeFile(`${FOLDER}${id}.mp3`, await encodeMp3(samples, SAMPLE_RATE));
  }
};

await speakPreviews();
