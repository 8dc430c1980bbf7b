import { join } from 'node:path';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Job } from '#functions/domain/video/job.ts';
import type { FilmedScene, Video } from '#functions/domain/video/video.ts';
import type { FilmSound } from '#functions/film/sound/film-sound.ts';
import type { ClipSound } from '#functions/film/sound/soundtrack.ts';
import { contentHash } from '#functions/services/media/content-hash.ts';
import { CLIP_SOUND } from '#functions/workflows/render/film-files.ts';
import type { MadeScene } from '#functions/workflows/render/messages.ts';
import { musicName } from './film-music.ts';

/** Whether a scene's own clip is audible. */
const isHeard = (scene: FilmedScene | undefined): boolean =>
  scene?.media?.kind === 'clip' && scene.media.sound === 'under';

/** The sound of each audible clip, fetched into `scratch`. Clips without sound are left out. */
export const fetchClipSounds = async (
  media: Media,
  scenes: readonly Pick<MadeScene, 'clips'>[],
  { scenes: chosen }: Pick<Video, 'scenes'>,
  { timeline, scratch }: { readonly timeline: Timeline; readonly scratch: string },
): Promise<ClipSound[]> => {
  const sounds: ClipSound[] = [];
  for (const [index, { clips }] of scenes.entries()) {
    const key = `${clips}${CLIP_SOUND}`;
    if (!isHeard(chosen[index]) || !(await media.exists(key))) continue;
    const path = join(scratch, `clip-sound-${index}.m4a`);
    await media.fetch(key, path);
    sounds.push({ path, startFrame: timeline.scenes[index]?.startFrame ?? 0 });
  }
  return sounds;
};

/** Where a film's sound is stored, based on its ingredients. */
export const soundPrefix = (
  job: Job,
  scenes: readonly Pick<MadeScene, 'spoken' | 'clips'>[],
  { music, scenes: chosen }: Pick<Video, 'music' | 'scenes'>,
): string => {
  const voices = scenes.map(({ spoken }) => spoken);
  const heard = scenes.flatMap(({ clips }, index) => (isHeard(chosen[index]) ? [clips] : []));
  return `${workPrefix(job.ownerId, job.videoId)}sounds/${contentHash(voices, musicName(music), ...heard)}/`;
};

/** The film's sound in `scratch`: reused if it is already stored, for instance after a repaint; otherwise mixed. */
export const filmSound = async (
  media: Media,
  {
    prefix,
    scratch,
    make,
  }: { readonly prefix: string; readonly scratch: string; readonly make: () => Promise<FilmSound> },
): Promise<FilmSound> => {
  const keys = { mp4: `${prefix}sound.m4a`, webm: `${prefix}sound.webm` };
  // The WebM sound is stored last, so if it exists, so does the MP4 sound.
  if (await media.exists(keys.webm)) {
    const found = { mp4: join(scratch, 'sound.m4a'), webm: join(scratch, 'sound.webm') };
    await media.fetch(keys.mp4, found.mp4);
    await media.fetch(keys.webm, found.webm);
    return found;
  }
  const made = await make();
  await media.store(made.mp4, keys.mp4, 'audio/mp4');
  await media.store(made.webm, keys.webm, 'audio/webm');
  return made;
};
