import { useMemo, useState } from 'react';
import { hyphenated } from '#composition/captions/long-words.ts';
import { drawnStyle } from '#composition/look/drawn-style.ts';
import { estimatedScene } from '#composition/timeline/estimated-scene.ts';
import { frameOf } from '#composition/timeline/frame-times.ts';
import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { markedWords } from '#composition/timeline/word-times.ts';
import { AI_LINE } from '#contract/ai-line.ts';
import type { Language } from '#contract/catalogue.ts';
import type { Storyboard, StoryboardScene } from '#contract/schemas/storyboards.ts';
import { useVideoSettings } from '#web/data/settings/video-settings.ts';
import type { BoardForm } from '#web/data/storyboards/board-form.ts';
import { useHyphenation } from '#web/data/storyboards/use-hyphenation.ts';
import type { NamedUploads } from '#web/data/uploads/use-named-uploads.ts';
import { useOptions } from '#web/data/videos/options.ts';
import { finishedLook } from '#web/ui/look/look-draft.ts';
import type { PreviewClip, PreviewFilm, PreviewScene } from '#web/ui/preview/preview-film.ts';
import { ownMusicOf } from './scene/own/own-media.ts';

const MS = 1000;

/** A scene as it was spoken; undefined when its words have changed since. */
const spokenScene = (
  stored: StoryboardScene | undefined,
  narration: string,
  language: Language,
): SceneTimeline | undefined => {
  if (stored?.words === undefined || !stored.isSpoken || stored.narration !== narration.trim())
    return undefined;
  const { seconds } = stored;
  const words = markedWords(stored.narration, language, stored.words);
  const recordingMs = stored.recording?.fromMs ?? 0;
  return { frames: frameOf(seconds * MS), recordingMs, endMs: words.at(-1)?.endMs ?? 0, words };
};

/** What a scene shows: the creator’s own media, or else its painted picture. */
const shownIn = (
  { media }: BoardForm['scenes'][number],
  stored: StoryboardScene | undefined,
  uploads: NamedUploads,
): { readonly picture?: string | undefined; readonly clip?: PreviewClip | undefined } => {
  if (media === undefined) return { picture: stored?.still?.path };
  const { kind, url, thumbnail, seconds = 0, hasSound = false } = uploads[media.uploadId] ?? {};
  if (kind !== 'clip' || url === undefined) return { picture: url };
  return {
    picture: thumbnail,
    clip: {
      address: url,
      clipMs: seconds * MS,
      fromMs: Math.round((media.from ?? 0) * MS),
      isHeard: hasSound && media.sound === 'under',
    },
  };
};

/**
 * Returns the previous object while its content is the same, so that anything derived from it stays valid.
 */
const unchanged = <T>(before: T, made: T): T =>
  JSON.stringify(before) === JSON.stringify(made) ? before : made;

/**
 * Makes preview scenes and keeps each one until it changes, so that only changed scenes are laid out again.
 */
const createScenes = () => {
  const known = new Map<string, { readonly key: string; readonly scene: PreviewScene }>();
  return (id: string, facts: readonly unknown[], make: () => Omit<PreviewScene, 'id'>): PreviewScene => {
    const key = JSON.stringify(facts);
    const before = known.get(id);
    if (before?.key === key) return before.scene;
    const made = make();
    // Unchanged timelines and clips stay the same objects.
    const scene =
      before === undefined
        ? { ...made, id }
        : {
            ...made,
            id,
            timeline: unchanged(before.scene.timeline, made.timeline),
            clip: unchanged(before.scene.clip, made.clip),
          };
    known.set(id, { key, scene });
    return scene;
  };
};

/** The film that the current storyboard would become. */
export const usePreviewFilm = (form: BoardForm, board: Storyboard, uploads: NamedUploads): PreviewFilm => {
  const [sceneOf] = useState(createScenes);
  const { music: tracks } = useOptions();
  const account = useVideoSettings();
  const { scenes, captionStyle, look, musicSettings } = form;
  const style = useMemo(() => drawnStyle({ captionStyle, look: look ?? undefined }), [captionStyle, look]);
  const { id, language } = board;
  const trackId = musicSettings !== null && 'trackId' in musicSettings ? musicSettings.trackId : undefined;
  const music =
    tracks?.find((track) => track.id === trackId)?.previewUrl ?? ownMusicOf(form, uploads).upload?.url;
  const hasAiLine = form.aiLine ?? account?.aiLine ?? true;
  const hyphenate = useHyphenation(
    scenes.map(({ narration }) => narration),
    language,
  );
  return useMemo(() => {
    const stored = new Map(board.scenes.map((scene) => [scene.id, scene]));
    return {
      seed: id,
      captionStyle: style,
      signs: look === null ? undefined : finishedLook(look),
      aiLine: hasAiLine ? AI_LINE[language] : undefined,
      music,
      scenes: scenes.map((scene, index) => {
        const { id: sceneId, narration, move, focus, zoom } = scene;
        const known = stored.get(sceneId);
        const isLast = index === scenes.length - 1;
        const shown = shownIn(scene, known, uploads);
        const spoken = spokenScene(known, narration, language);
        const recording = spoken && known?.recording?.path;
        const seat = known?.seat;
        const cuts = hyphenate !== undefined;
        const facts = [narration, isLast, language, shown, spoken, recording, move, seat, focus, zoom, cuts];
        const laid = () => spoken ?? estimatedScene(narration, language, isLast);
        return sceneOf(sceneId, facts, () => ({
          timeline: hyphenate === undefined ? laid() : hyphenated(laid(), hyphenate),
          ...shown,
          recording,
          move,
          seat,
          aim: { focus, zoom },
        }));
      }),
    };
  }, [board.scenes, hasAiLine, hyphenate, id, language, music, look, sceneOf, scenes, style, uploads]);
};
