import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { contentOf } from '#contract/script.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Narrator, VoiceProvider } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { narrationLengthMs } from '#functions/film/sound/narration-length.ts';
import { buildTimeline } from '#functions/film/timeline/timeline.ts';
import { contentHash, currentVideo, reach } from './current-attempt.ts';
import { NarrateInput } from './messages.ts';
import { narrateRewrite } from './narrate-rewrite.ts';
import { withScratch } from './scratch.ts';
import { wholeNarrator } from './whole-narrator.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly narrator: Lazy<Narrator>;
  readonly media: Lazy<Media>;
}

/** Narrates the whole script and lays scenes and words on the frames of the film. */
export const narrate = ({
  narrator,
  ...ports
}: Omit<Ports, 'narrator'> & { readonly narrator: () => Promise<VoiceProvider> }) =>
  narrateBy({ ...ports, narrator: wholeNarrator(narrator) });

const narrateBy = ({ videos, narrator, media }: Ports) => ({
  name: 'Narrate',
  input: NarrateInput,
  run: async ({ job }: z.output<typeof NarrateInput>) => {
    const video = await currentVideo(videos(), job);
    const again = await narrateRewrite({ narrator, media }, video);
    if (again !== undefined) {
      await reach(videos(), job, 'narration');
      return again;
    }
    const script = contentOf(video.scenes);
    const { voiceId } = video.voice;
    const folder = `${workPrefix(job.ownerId, job.videoId)}narration/${contentHash(
      video.scenes.map(({ narration }) => narration),
      voiceId,
      video.language,
    )}/`;
    const made = { audioKey: `${folder}narration.mp3`, timelineKey: `${folder}timeline.json` };
    const reused = await media().exists(made.timelineKey);
    if (!reused) {
      const { audio, words } = await narrator().narrate({ script, voiceId, language: video.language });
      const narrationMs = await withScratch(async (scratch) => {
        const path = join(scratch, 'narration.mp3');
        await writeFile(path, audio);
        return narrationLengthMs(path);
      });
      const timeline = buildTimeline({ scenes: video.scenes, words, narrationMs });
      await media().write(made.audioKey, audio, 'audio/mpeg');
      await media().write(made.timelineKey, JSON.stringify(timeline), 'application/json');
    }
    await reach(videos(), job, 'narration');
    return { ...made, reused };
  },
});
