import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { NarrationRequest, VoiceProvider } from '#functions/domain/providers/ports.ts';
import { layRecording } from '#functions/film/join/lay-recording.ts';
import { withScratch } from './scratch.ts';

/**
 * Has the narrator speak a scene, and aligns the recording with the film’s frames. Throws `NarrationUnreadable` if
 * the recording is incomplete.
 */
export const recordScene = (
  voice: Pick<VoiceProvider, 'narrate'>,
  request: NarrationRequest,
  { isLast }: { readonly isLast: boolean },
): Promise<{ readonly audio: Uint8Array; readonly scene: SceneTimeline }> =>
  withScratch(async (folder) => {
    const path = join(folder, 'recording');
    const { audio, words } = await voice.narrate(request);
    await writeFile(path, audio);
    const { script, language, respellings } = request;
    return { audio, scene: await layRecording({ path, script, language, respellings, words, isLast }) };
  });
