import type { Media } from '#functions/domain/media/ports.ts';
import type { NarrationRequest, VoiceProvider } from '#functions/domain/providers/ports.ts';
import { makerOf, recordingOf, sceneTimelineOf } from '#functions/workflows/render/film-files.ts';
import { recordScene } from '#functions/workflows/render/record-scene.ts';

/**
 * Has the narrator speak a scene, and stores the recording at a given location; returns true if it was already there.
 * The timeline is written last, to mark the recording as complete.
 */
export const recordedAt = async (
  { media, voice }: { readonly media: Media; readonly voice: VoiceProvider },
  spoken: string,
  request: NarrationRequest,
  { isLast }: { readonly isLast: boolean },
): Promise<boolean> => {
  if (await media.exists(sceneTimelineOf(spoken))) return true;
  const { audio, scene } = await recordScene(voice, request, { isLast });
  await media.write(recordingOf(spoken), audio, 'application/octet-stream');
  const maker = voice.maker(request.voiceId, request.language);
  await media.write(makerOf(spoken), JSON.stringify(maker), 'application/json');
  await media.write(sceneTimelineOf(spoken), JSON.stringify(scene), 'application/json');
  return false;
};
