import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { currentVideo, reach } from './current-attempt.ts';
import { Job } from './messages.ts';

/** Lists the scenes of the attempt. The script itself stays in the video's row. */
export const planScenesStep = ({ videos }: { readonly videos: Lazy<Videos> }) => ({
  name: 'PlanScenes',
  input: Job,
  run: async (job: Job) => {
    const video = await currentVideo(videos(), job);
    await reach(videos(), job, 'plan');
    return { job, scenes: video.scenes.map((_, index) => index), filmingTry: 1 };
  },
});
