import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { routes } from '#contract/routes.ts';
import type { Story } from '#contract/schemas/stories.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { measurePicture, measureSound } from '#functions/film/certificate/measure-file.ts';
import { ProofError } from '#test/deploy/proof-error.ts';
import type { DeployedSite } from './deployed-site.ts';

/** On a busy machine, clips may be made at only a tenth of playback speed. */
const FILM_LIMIT_MS = 20 * 60_000;
const POLL_MS = 2000;
/** Sound and picture must end together. */
const DRIFT_SECONDS = 0.1;

export const writeStory = async (site: DeployedSite): Promise<Story> =>
  routes.generateStory.reply.parse(
    await site.reply(routes.generateStory, { prompt: 'a lighthouse that answers back', category: 'Mystery' }),
  );

/** The visitor’s video as shown in the list. */
export const findVideo = async (site: DeployedSite, id: string): Promise<Video> => {
  const list = routes.listVideos.reply.parse(await site.reply(routes.listVideos));
  const video = list.find((each) => each.id === id);
  if (video === undefined) throw new ProofError(`The video ${id} is not in the list.`);
  return video;
};

/** The visitor's newest video. */
export const findNewest = async (site: DeployedSite): Promise<Video> => {
  const [newest] = routes.listVideos.reply.parse(await site.reply(routes.listVideos));
  if (newest === undefined) throw new ProofError('The list has no video.');
  return newest;
};

/** Makes a film of a story with the deployed workflow, polling as the dashboard does. */
export const makeFilm = async (site: DeployedSite, storyId: string): Promise<Video> => {
  const { id } = routes.createVideo.reply.parse(
    await site.reply(routes.createVideo, { storyId, voiceSettings: { voiceId: 'adam', voiceName: 'Adam' } }),
  );
  let seen = '';
  for (const end = Date.now() + FILM_LIMIT_MS; Date.now() < end; await sleep(POLL_MS)) {
    const video = await findVideo(site, id);
    if (video.status === 'completed') return video;
    if (video.status === 'failed') throw new ProofError(`The film failed: ${video.error}`);
    const { percent = 0, step = '' } = video.progress ?? {};
    if (seen !== step) console.log(`        ${percent} %  ${step}`);
    seen = step;
  }
  throw new ProofError('The film did not complete within twenty minutes.');
};

/** Throws a `ProofError` unless every execution of the film workflow succeeded. */
export const requireSuccess = async (stateMachineArn: string): Promise<void> => {
  const { executions = [] } = await new SFNClient({}).send(new ListExecutionsCommand({ stateMachineArn }));
  const ends = executions.map(({ name, status }) => `${name} ${status}`);
  if (ends.length === 0 || executions.some(({ status }) => status !== 'SUCCEEDED'))
    throw new ProofError(`Not every execution succeeded: ${ends.join(', ') || 'none was started'}.`);
};

/** A film's key in the bucket, which is also its path on the site. */
export const keyOf = ({ videoUrl = '' }: Video): string =>
  new URL(videoUrl, 'https://site').pathname.slice(1);

/** Downloads the finished file from the deployed distribution and measures it. Returns a summary. */
export const measureFilm = async (site: DeployedSite, video: Video, folder: string): Promise<string> => {
  const path = join(folder, 'film.mp4');
  const { status, bytes } = await site.file(video.videoUrl ?? '');
  if (status !== 200) throw new ProofError(`The distribution answered ${status} for ${video.videoUrl}.`);
  await writeFile(path, bytes);
  const [picture, sound] = [await measurePicture(path), await measureSound(path)];
  if (picture.codec !== 'h264' || picture.width * 16 !== picture.height * 9)
    throw new ProofError(`The film is ${picture.codec}, ${picture.width}×${picture.height}.`);
  if (Math.abs(picture.endSeconds - sound.endSeconds) > DRIFT_SECONDS)
    throw new ProofError(`The picture ends at ${picture.endSeconds} s, the sound at ${sound.endSeconds} s.`);
  return `${picture.width}×${picture.height}, ${picture.endSeconds.toFixed(1)} s, ${bytes.length} bytes`;
};
