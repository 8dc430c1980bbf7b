import type { z } from 'zod';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { currentVideo } from './current-attempt.ts';
import { isHeard, soundOf } from './film-sound.ts';
import { MixSoundInput } from './messages.ts';
import { withScratch } from './scratch.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
}

/**
 * Mixes the film’s sound as soon as every scene has been spoken, while scenes are still being filmed. Leaves it to
 * `JoinFilm` if the sound of a creator’s clip belongs to it, which exists only once that scene has been filmed.
 */
export const mixSoundStep = ({ videos, media }: Ports) => ({
  name: 'MixSound',
  input: MixSoundInput,
  run: async ({ job, voices }: z.output<typeof MixSoundInput>) => {
    const video = await currentVideo(videos(), job);
    if (video.scenes.some(isHeard)) return { mixed: false };
    const scenes = voices.map((spoken) => ({ spoken, clips: '' }));
    await withScratch((scratch) => soundOf({ media: media(), job, video, scenes, scratch }));
    return { mixed: true };
  },
});
