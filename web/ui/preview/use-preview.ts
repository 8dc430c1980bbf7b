import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaAccess } from '#web/ui/media/media-access.ts';
import { createEngine, type PreviewEngine, type PreviewState } from './preview-engine.ts';
import type { PreviewFilm } from './preview-film.ts';

/** The engine of a screen's preview; plays the latest film. */
export const usePreview = (film: PreviewFilm | undefined): PreviewEngine => {
  const { renew } = useMediaAccess();
  const [engine] = useState(() => createEngine(renew));
  useEffect(() => {
    void engine.load();
  }, [engine]);
  useEffect(() => {
    if (film !== undefined) engine.show(film);
  }, [engine, film]);
  return engine;
};

/** The state of the preview; the component re-renders whenever it changes, several times a second during playback. */
export const usePreviewState = (engine: PreviewEngine): PreviewState =>
  useSyncExternalStore(engine.subscribe, engine.state);

/** The scene that the preview shows; the component re-renders only when it changes. */
export const usePreviewScene = (engine: PreviewEngine): number =>
  useSyncExternalStore(engine.subscribe, () => engine.state().scene);

/** The phase of the preview; the component re-renders only when it changes. */
export const usePreviewPhase = (
  engine: PreviewEngine,
): Pick<PreviewState, 'isReady' | 'isBroken' | 'isPlaying'> => ({
  isReady: useSyncExternalStore(engine.subscribe, () => engine.state().isReady),
  isBroken: useSyncExternalStore(engine.subscribe, () => engine.state().isBroken),
  isPlaying: useSyncExternalStore(engine.subscribe, () => engine.state().isPlaying),
});
