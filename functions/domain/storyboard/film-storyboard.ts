import { strictest } from '#functions/domain/moderation/strictest-review.ts';
import { respelled } from '#functions/domain/narration/pronunciations.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { PICTURE_MAX_CHARS } from '#functions/domain/story/cast.ts';
import { shorten } from '#functions/domain/story/shorten.ts';
import { ownMusic } from '#functions/domain/uploads/own-music.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { uploadFile } from '#functions/domain/uploads/upload-keys.ts';
import type { FilmedScene, NewVideo, Review, Version, Video } from '#functions/domain/video/video.ts';
import { narrationState, spokenByOwner } from './own-narration.ts';
import { underWay } from './painting.ts';
import { storyboardProblem } from './problems.ts';
import { spokenNow } from './speaking.ts';
import type { Storyboard } from './storyboard.ts';

const MS_PER_SECOND = 1000;

/** The uploads that a storyboard refers to, by id, without those that no longer exist. */
export type NamedUploads = ReadonlyMap<string, Upload>;

/** The ids of the uploads that a storyboard refers to. */
export const uploadsOf = ({ scenes, music }: Storyboard): readonly string[] => [
  ...new Set([
    ...scenes.flatMap(({ media }) => (media === undefined ? [] : [media.uploadId])),
    ...(music !== undefined && 'uploadId' in music ? [music.uploadId] : []),
  ]),
];

const ready = (upload: Upload | undefined, what: string): Upload => {
  if (upload === undefined || upload.status === 'refused')
    throw new Refusal('conflict', `${what} isn’t in My Media any more. Choose another file, or remove it.`);
  if (upload.status !== 'ready')
    throw new Refusal('in_progress', `${what} is still being checked. Wait a moment and try again.`);
  return upload;
};

/** The part of a clip that a scene shows, and whether its sound is played. */
export const partOf = ({ from, sound }: NonNullable<Storyboard['scenes'][number]['media']>) => ({
  ...(from !== undefined && { fromMs: Math.round(from * MS_PER_SECOND) }),
  ...(sound !== undefined && { sound }),
});

/** Throws a `Refusal` for a file that doesn't exist, isn’t ready or doesn’t fit. */
export const mediaOf = (
  { media }: Storyboard['scenes'][number],
  number: number,
  uploads: NamedUploads,
): FilmedScene['media'] => {
  if (media === undefined) return undefined;
  const upload = ready(uploads.get(media.uploadId), `The picture or clip of scene ${number}`);
  const { kind } = upload;
  if (kind === 'sound')
    throw new Refusal('invalid', `Scene ${number} needs a picture or a clip, and you chose a sound.`);
  return {
    uploadId: upload.id,
    kind,
    key: uploadFile(upload),
    ...partOf(media),
  };
};

/** Throws a `Refusal` for the same reasons as `ownMusic`. */
export const musicOf = ({ music }: Pick<Storyboard, 'music'>, uploads: NamedUploads): Video['music'] => {
  if (music === undefined || !('uploadId' in music)) return music;
  return ownMusic(uploads.get(music.uploadId));
};

/** The text from which a scene’s picture is painted. */
export const pictureText = ({ picture, narration }: Pick<FilmedScene, 'picture' | 'narration'>): string =>
  picture === '' ? shorten(narration, PICTURE_MAX_CHARS) : picture;

/** The scenes of the film, with the pictures that were painted for them. */
export const filmedScenes = (storyboard: Storyboard, uploads: NamedUploads): FilmedScene[] =>
  storyboard.scenes.map((scene, index) => {
    const { id, narration, shot, move, focus, zoom } = scene;
    const { still, takes = 0 } = storyboard.pictures[id] ?? {};
    const media = mediaOf(scene, index + 1, uploads);
    const said = spokenNow(storyboard, scene);
    const spoken = spokenByOwner(storyboard, index) ?? said?.spoken;
    return {
      id,
      narration,
      ...respelled(narration, storyboard.language, storyboard.pronunciations),
      picture: pictureText(scene),
      ...(takes > 1 && { take: takes }),
      ...(shot !== undefined && { shot }),
      ...(still !== undefined && { still: still.key }),
      ...(spoken !== undefined && { spoken }),
      ...(move !== undefined && { move }),
      ...(focus !== undefined && { focus }),
      ...(zoom !== undefined && { zoom }),
      ...(media !== undefined && { media }),
    };
  });

/** Refuses a storyboard that cannot be filmed now, with a reason. */
export const refuseUnfinished = (storyboard: Storyboard): void => {
  const problem = storyboardProblem(storyboard);
  if (problem !== undefined) throw new Refusal('invalid', problem);
  if (underWay(storyboard).length > 0)
    throw new Refusal(
      'in_progress',
      'Pictures are still being painted. Create the video once they’re there. No credits were used.',
    );
  if (narrationState(storyboard)?.status === 'aligning')
    throw new Refusal(
      'in_progress',
      'Your recording is still being matched with the script. Create the video in a moment. No credits were used.',
    );
};

/**
 * Moderation’s findings on the uploads and stills that a storyboard adds to a film. Anything already shown in the
 * version `before` was judged, and possibly released, with that version.
 */
export const foundIn = (
  { scenes, pictures }: Storyboard,
  uploads: NamedUploads,
  before?: Version,
): readonly (Review | undefined)[] => {
  const shown = new Set(before?.scenes.flatMap(({ still, media }) => [still, media?.uploadId]));
  return [
    ...scenes.map(({ id }) => pictures[id]?.still).filter((still) => !shown.has(still?.key)),
    ...[...uploads.values()].filter(({ id }) => !shown.has(id)),
  ].map((each) => each?.review);
};

/** A storyboard’s video, as the owner set it up. Throws a `Refusal` if anything is missing or not ready. */
export const videoOf = (
  storyboard: Storyboard,
  { aiLine, look }: Pick<Video, 'aiLine' | 'look'>,
  uploads: NamedUploads,
  now: Date,
): NewVideo => {
  const { id, ownerId, storyId, title, category, language, voice, quality, draft, attempt, writers } =
    storyboard;
  const music = musicOf(storyboard, uploads);
  const at = now.toISOString();
  // Scenes that haven’t been spoken yet get the same narrator as the others.
  const narrator = storyboard.scenes.flatMap((scene) => spokenNow(storyboard, scene)?.narrator ?? [])[0];
  const review = strictest(foundIn(storyboard, uploads));
  return {
    id,
    ownerId,
    storyId,
    title,
    category,
    language,
    scenes: filmedScenes(storyboard, uploads),
    voice,
    ...(music !== undefined && { music }),
    captionStyle: look?.captionStyle ?? storyboard.captionStyle,
    ...(look !== undefined && { look }),
    ...(writers && { writers }),
    aiLine,
    ...(narrator !== undefined && { narrator }),
    ...(quality !== undefined && { pictures: { quality, scenesEach: 1 } }),
    ...(review !== undefined && { review }),
    status: 'generating',
    attempt: draft?.attempt ?? attempt,
    createdAt: at,
    attemptedAt: at,
    ...(draft !== undefined && { reservedAt: draft.reservedAt }),
    started: false,
    done: [],
    views: 0,
    shares: 0,
    downloads: 0,
  };
};

/**
 * The storyboard after its video has been created: the video takes over the draft, and account defaults are filled
 * in.
 */
export const filmed = (
  { draft, ...storyboard }: Storyboard,
  { captionStyle, look, aiLine }: Pick<Video, 'captionStyle' | 'look' | 'aiLine'>,
  now: Date,
): Storyboard => ({
  ...storyboard,
  // The editor must show the filled-in defaults, otherwise the next save would remove them.
  version: storyboard.version + 1,
  captionStyle,
  ...(look && { look }),
  aiLine,
  // A reservation outside the draft’s budget also uses up an attempt number.
  ordered: storyboard.ordered + 1,
  attempt: draft?.attempt ?? storyboard.attempt,
  videoId: storyboard.id,
  updatedAt: now.toISOString(),
});
