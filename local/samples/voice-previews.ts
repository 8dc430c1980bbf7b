import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { VOICES } from '#contract/catalogue.ts';
import { previewScript } from '#functions/domain/providers/voice-previews.ts';
import { pollyNarrator } from '#functions/gateways/polly/polly-narrator.ts';
import { usePolly } from '#local/aws/polly/use-polly.ts';

const FOLDER = fileURLToPath(new URL('../../assets/previews/voices/', import.meta.url));

/** Speaks one sentence in every voice and writes it to `assets/previews/voices/<id>.mp3`: `npm run previews`. */
const speakPreviews = async (): Promise<void> => {
  const polly = await usePolly();
  await mkdir(FOLDER, { recursive: true });
  const narrator = pollyNarrator('neural');
  for (const { id, name } of VOICES) {
    const { audio } = await narrator.narrate({ script: previewScript(name), voiceId: id, language: 'en' });
    await writeFile(`${FOLDER}${id}.mp3`, audio);
  }
  await polly.close();
};

await speakPreviews();
