import { join } from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { Timeline as TimelineShape } from '#composition/timeline/timeline.ts';
import { contentOf, countWords } from '#contract/script.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import type { Scene } from '#functions/domain/story/story.ts';
import type { Film } from '#functions/domain/video/video.ts';
import { media } from '#functions/wiring/media.ts';
import { videos } from '#functions/wiring/stores.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { signInByPage } from '#test/support/browser/sign-in.ts';
import { giveStory, meOf, watchFilm } from '#test/support/builders/films.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import type { FilmOrder } from './prompts.ts';

const FILM_LIMIT_MS = 900_000;

/** A film made by the product, whose files were copied to a folder. */
export interface MadeFilm {
  readonly order: FilmOrder;
  readonly title: string;
  readonly content: string;
  readonly timeline: Timeline;
  /** Seconds from the request to completion. */
  readonly madeInSeconds: number;
  readonly files: readonly (Film['files'][number] & { readonly path: string })[];
  readonly poster: string;
  readonly captions: string;
}

/** About twenty seconds of speech; a video needs fifteen. */
const LEAST_WORDS = 48;

/** The first scenes of a story and its last: as few as have enough words. */
const shortened = (scenes: readonly Scene[]): Scene[] => {
  const few = scenes.map((_, at) => [...scenes.slice(0, at + 1), ...scenes.slice(-1)]);
  return few.find((some) => countWords(contentOf(some)) >= LEAST_WORDS) ?? [...scenes];
};

/** A finished story, or a shortened one written from the prompt. */
const storyOf = ({ prompt, category, language, finished }: FilmOrder) => {
  const { title, scenes } = writeStory({ prompt, category, language });
  if (finished !== undefined)
    return { title: finished, category, language, scenes: [...FINISHED_TEXTS[finished].scenes], prompt };
  return { title, category, language, scenes: shortened(scenes), prompt };
};

const timelineOf = async (ownerId: string, videoId: string): Promise<Timeline> => {
  const { Contents = [] } = await new S3Client({}).send(
    new ListObjectsV2Command({ Bucket: process.env['BUCKET_NAME'], Prefix: workPrefix(ownerId, videoId) }),
  );
  const key = Contents.map(({ Key = '' }) => Key).find((each) => each.endsWith('/timeline.json'));
  if (key === undefined) throw new Error(`The film ${videoId} has no timeline.`);
  return TimelineShape.parse(JSON.parse(new TextDecoder().decode(await media().read(key))));
};

/** Makes a film with the product, from the creator's call to completion, and copies its files. */
export const makeFilm = async (cloud: { url: string }, order: FilmOrder, dir: string): Promise<MadeFilm> => {
  const visitor = await signInByPage(cloud.url, newPerson());
  const { id: ownerId } = await meOf(visitor);
  const story = await giveStory(ownerId, storyOf(order));
  const started = performance.now();
  const answer = await visitor.post('/api/videos/create', {
    storyId: story.id,
    voiceSettings: { voiceId: order.voiceId, voiceName: order.voiceId },
    musicSettings: { trackId: order.trackId, trackName: order.trackId },
    captionStyle: order.captionStyle,
  });
  const { id } = await answer.json();
  const { video } = await watchFilm(visitor, id, FILM_LIMIT_MS);
  const madeInSeconds = (performance.now() - started) / 1000;
  const film = (await videos().find(ownerId, id))?.film;
  if (film === undefined) throw new Error(`${order.prompt}: ${video.status}, ${video.error}`);
  const fetched = async (key: string, name: string): Promise<string> => {
    const path = join(dir, name);
    await media().fetch(key, path);
    return path;
  };
  const files = [];
  for (const file of film.files)
    files.push({ ...file, path: await fetched(file.key, `${file.quality}.${file.format}`) });
  return {
    order,
    title: story.title,
    content: planScenes(story.scenes)
      .map(({ narration }) => narration)
      .join(' '),
    timeline: await timelineOf(ownerId, id),
    madeInSeconds,
    files,
    poster: await fetched(film.poster, 'poster.jpg'),
    captions: await fetched(film.captions, 'captions.vtt'),
  };
};
