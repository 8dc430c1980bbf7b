import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Narrator, SpokenWord, VoiceProvider } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { narrationParts } from '#functions/domain/story/narration-parts.ts';
import { alignWords } from '#functions/film/alignment/align-words.ts';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { joinMp3 } from '#functions/film/sound/join-mp3.ts';
import { narrationLengthMs } from '#functions/film/sound/narration-length.ts';
import { withScratch } from './scratch.ts';

/**
 * Narrates whole scripts with a voice provider: one request per part, joined into one recording, with word times
 * found in the recording when the provider returns none.
 */
export const wholeNarrator =
  (provider: () => Promise<VoiceProvider>): Lazy<Narrator> =>
  () => ({
    narrate: ({ script, voiceId, language }) =>
      withScratch(async (folder) => {
        const voice = await provider();
        const parts = narrationParts(script, language, (text) => voice.fits(text, language));
        const words: SpokenWord[] = [];
        let audio: Buffer = Buffer.alloc(0);
        for (const { start, text } of parts) {
          const path = join(folder, `part-${start}.mp3`);
          const whole = join(folder, 'whole.mp3');
          // oxlint-disable-next-line no-await-in-loop -- a second request follows only when the first was answered
          const spoken = await voice.narrate({ script: text, voiceId, language });
          audio = joinMp3(audio, spoken.audio);
          await Promise.all([writeFile(path, spoken.audio), writeFile(whole, audio)]);
          const lengthMs = await narrationLengthMs(path);
          const found = spoken.words ?? (await alignWords({ path, script: text, language }));
          // A recording that ends before its last word begins was truncated.
          if (found.some(({ startMs }) => startMs >= lengthMs))
            throw new NarrationUnreadable(path, 'it ends before its last word');
          // Measured in the joined recording: decoders pad the ends of each part.
          const offsetMs = start === 0 ? 0 : (await narrationLengthMs(whole)) - lengthMs;
          words.push(
            ...found.map((word) => ({
              start: start + word.start,
              end: start + word.end,
              startMs: offsetMs + word.startMs,
              endMs: offsetMs + word.endMs,
            })),
          );
        }
        return { audio, words };
      }),
  });
