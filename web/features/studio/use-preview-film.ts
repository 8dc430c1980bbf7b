import { useMemo, useState } from 'react';
import { drawnStyle } from '#composition/look/drawn-style.ts';
import { estimatedScene } from '#composition/timeline/estimated-scene.ts';
import { frameOf } from '#composition/timeline/frame-times.ts';
import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { AI_LINE } from '#contract/ai-line.ts';
import type { Storyboard, StoryboardScene } from '#contract/schemas/storyboards/storyboards.ts';
import { useVideoSettings } from '#web/data/settings/video-settings.ts';
import type { BoardForm } from '#web/data/storyboards/board-form.ts';
import { useOptions } from '#web/data/videos/options.ts';
import { finishedLook } from '#web/ui/look/look-draft.ts';
import type { PreviewFilm, PreviewScene } from '#web/ui/preview/preview-film.ts';

const MS = 1000;

/** A scene as it was spoken; undefined when its words have changed since. */
const spokenScene = (stored: StoryboardScene | undefined, narration: string): SceneTimeline | undefined => {
  if (stored?.words === undefined || !stored.isSpoken || stored.narration !== narration.trim())
    return undefined;
  const { words, seconds } = stored;
  const recordingMs = stored.recording?.fromMs ?? 0;
  return { frames: frameOf(seconds * MS), recordingMs, endMs: words.at(-1)?.endMs ?? 0, words };
};

/** Makes preview scenes and keeps each until something of it changes, so that only that one is laid out again. */
const createScenes = () => {
  const known = new Map<string, { readonly key: string; readonly scene: PreviewScene }>();
  return (id: string, facts: readonly unknown[], make: () => Omit<PreviewScene, 'id'>): PreviewScene => {
    const key = JSON.stringify(facts);
    const before = known.get(id);
    if (before?.key === key) return before.scene;
    const made = make();
    // The same words take as long and stand where they stood.
    const scene =
      before !== undefined && JSON.stringify(before.scene.timeline) === JSON.stringify(made.timeline)
        ? { ...made, id, timeline: before.scene.timeline }
        : { ...made, id };
    known.set(id, { key, scene });
    return scene;
  };
};

/** The film that a storyboard would become, as it is written now. */
export const usePreviewFilm = (form: BoardForm, board: Storyboard): PreviewFilm => {
  const [sceneOf] = useState(createScenes);
  const { music: tracks } = useOptions();
  const account = useVideoSettings();
  const { scenes, captionStyle, look, musicSettings } = form;
  const style = useMemo(() => drawnStyle({ captionStyle, look: look ?? undefined }), [captionStyle, look]);
  const { id, language } = board;
  const trackId = musicSettings !== null && 'trackId' in musicSettings ? musicSettings.trackId : undefined;
  const music = tracks?.find((track) => track.id === trackId)?.previewUrl;
  const hasAiLine = form.aiLine ?? account?.aiLine ?? true;
  return useMemo(() => {
    const stored = new Map(board.scenes.map((scene) => [scene.id, scene]));
    return {
      seed: id,
      captionStyle: style,
      signs: look === null ? undefined : finishedLook(look),
      aiLine: hasAiLine ? AI_LINE[language] : undefined,
      music,
      scenes: scenes.map(({ id: sceneId, narration, move, focus, zoom }, index) => {
        const known = stored.get(sceneId);
        const isLast = index === scenes.length - 1;
        const picture = known?.still?.path;
        const spoken = spokenScene(known, narration);
        const recording = spoken && known?.recording?.path;
        const facts = [narration, isLast, language, picture, spoken, recording, move, focus, zoom];
        return sceneOf(sceneId, facts, () => ({
          timeline: spoken ?? estimatedScene(narration, language, isLast),
          picture,
          recording,
          move,
          aim: { focus, zoom },
        }));
      }),
    };
  }, [board.scenes, hasAiLine, id, language, music, look, sceneOf, scenes, style]);
};
