import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Narrator } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { splice } from '#functions/film/sound/splice.ts';
import { contentHash } from './current-attempt.ts';
import { readTimeline } from './film-files.ts';
import { withScratch } from './scratch.ts';

interface Ports {
  readonly narrator: Lazy<Narrator>;
  readonly media: Lazy<Media>;
}

type Recorded = { readonly audioKey: string; readonly timelineKey: string; readonly reused: boolean };

/**
 * The narration of a scene edit: the existing one, with the new words of a rewrite spliced in. Undefined when the
 * video is made for the first time, or its narration is no longer stored.
 */
export const narrateRewrite = async (
  { narrator, media }: Ports,
  { ownerId, id, edit, film, scenes, voice, language }: Video,
): Promise<Recorded | undefined> => {
  const before = film?.narration;
  if (edit === undefined || before === undefined || !(await media().exists(before.timelineKey)))
    return undefined;
  if (edit.kind === 'repaint') return { ...before, reused: true };
  const text = scenes[edit.scene]?.narration ?? '';
  const { voiceId } = voice;
  const hash = contentHash(before.timelineKey, edit.scene, text, voiceId, language);
  const folder = `${workPrefix(ownerId, id)}narration/${hash}/`;
  const made = { audioKey: `${folder}narration.flac`, timelineKey: `${folder}timeline.json` };
  if (await media().exists(made.timelineKey)) return { ...made, reused: true };
  const { audio, words } = await narrator().narrate({ script: text, voiceId, language });
  await withScratch(async (scratch) => {
    const narration = join(scratch, basename(before.audioKey));
    const recording = join(scratch, 'scene.mp3');
    const path = join(scratch, 'spliced.flac');
    await media().fetch(before.audioKey, narration);
    await writeFile(recording, audio);
    const timeline = await splice({
      timeline: await readTimeline(media(), before),
      scene: edit.scene,
      narration,
      recording,
      text,
      times: words,
      path,
    });
    await media().store(path, made.audioKey, 'audio/flac');
    await media().write(made.timelineKey, JSON.stringify(timeline), 'application/json');
  });
  return { ...made, reused: false };
};
