import { parentPort } from 'node:worker_threads';
import { loadEspeak } from '#functions/film/alignment/espeak.ts';
import { narrate } from './narration.ts';
import type { SpeechJob, SpeechResult } from './synthesiser.ts';

const engine = loadEspeak();

async function perform({ id, script, voice }: SpeechJob): Promise<void> {
  try {
    const select = await engine;
    const narration = narrate(script, select(voice), voice.wordsPerMinute, voice.languageCode);
    const result: SpeechResult = { id, narration };
    parentPort?.postMessage(result, [narration.samples.buffer]);
  } catch (error) {
    const result: SpeechResult = { id, failure: String(error) };
    parentPort?.postMessage(result);
  }
}

parentPort?.on('message', (job: SpeechJob) => void perform(job));
