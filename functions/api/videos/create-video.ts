import type { routes } from '#contract/routes.ts';
import type { Pronunciations } from '#functions/domain/narration/ports.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { type OwnMusicPorts, ownMusicOf } from '#functions/services/uploads/own-music.ts';
import { type BeginPorts, beginVideo } from '#functions/services/videos/begin-video.ts';
import { seenVideo } from '#functions/services/videos/seen-video.ts';
import { completedChoice, type VideoDefaultPorts } from '#functions/services/videos/video-defaults.ts';

interface Ports extends BeginPorts, VideoDefaultPorts, OwnMusicPorts {
  readonly stories: Lazy<Stories>;
  readonly pronunciations: Lazy<Pick<Pronunciations, 'list'>>;
  readonly newId: NewId;
}

/** Reserves the credits and queues a video in one transaction; filming starts at once if a slot is free. */
export const createVideo = ({
  stories,
  pronunciations,
  newId,
  ...ports
}: Ports): KeyedHandle<typeof routes.createVideo> => ({
  repeat: async (userId, videoId, now) => ({ reply: await seenVideo(ports, userId, videoId, now) }),
  handle: async ({ body }, context) => {
    const { userId, now, claim } = context;
    const story = await stories().find(userId, body.storyId);
    if (story === undefined) throw new Refusal('not_found');
    const ownMusic = await ownMusicOf(ports, userId, body.musicSettings);
    const id = newId();
    const choice = await completedChoice(ports, userId, body);
    const listed = await pronunciations().list(userId);
    const video = newVideo(id, story, { ...choice, ownMusic, pronunciations: listed }, now);
    const begun = await beginVideo(ports, context, video, (draft, limits) =>
      ports.videos().create(draft, claim, now, limits),
    );
    if (begun === undefined) throw new Refusal('conflict');
    return begun;
  },
});
