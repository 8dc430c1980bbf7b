import { frameOf, framesToMs } from '#composition/timeline/frame-times.ts';
import { createScreen } from './drawing/create-screen.ts';
import { shippedFonts } from './drawing/shipped-fonts.ts';
import { createLayout, isHeardAlike, type LaidFilm, type LaidScene, sceneAt } from './laid-film.ts';
import type { PreviewFilm } from './preview-film.ts';
import { createSound } from './sound/create-sound.ts';

/** The state of the preview. Frames count from the film's first. */
export interface PreviewState {
  readonly frame: number;
  readonly frames: number;
  /** The scene that is shown, counted from 0. */
  readonly scene: number;
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  /** False until the caption fonts have loaded. */
  readonly isReady: boolean;
  readonly isBroken: boolean;
}

const BEFORE: PreviewState = {
  frame: 0,
  frames: 1,
  scene: 0,
  isPlaying: false,
  isMuted: false,
  isReady: false,
  isBroken: false,
};

/** How many frames pass between two updates of the screen's position. */
const FRAMES_TOLD = 3;
/** The clock before anything has been played. */
const AT_START = (): number => 0;
/** A selected scene shows from where its first words are visible. */
const LOOK_FRAMES = 12;

/** Plays a film that does not exist yet. Lays it out once after each change and draws a frame only when it changes. */
export const createEngine = (renew: () => Promise<void>) => {
  let state = BEFORE;
  let film: PreviewFilm | undefined;
  let laid: LaidFilm | undefined;
  let layOut: ReturnType<typeof createLayout> | undefined;
  let screen: ReturnType<typeof createScreen> | undefined;
  let asked: number | undefined;
  /** The frame before which playing ends. */
  let until = 0;
  let clock = AT_START;
  /** The frame where playing begins, while the preview shows a later one of the same scene. */
  let posed: number | undefined;
  const sound = createSound(renew);
  const listeners = new Set<() => void>();

  const become = (change: Partial<PreviewState>): void => {
    const isOnlyNextFrame = state.isPlaying && Object.keys(change).join() === 'frame';
    state = { ...state, ...change };
    // Moving a slider thirty times a second would make no visible difference.
    if (isOnlyNextFrame && state.frame % FRAMES_TOLD !== 0) return;
    for (const listener of listeners) listener();
  };
  const request = (): void => {
    asked ??= requestAnimationFrame(tick);
  };
  const pause = (): void => {
    sound.stop();
    if (!state.isPlaying) return;
    become({ isPlaying: false });
    // Clips stop at exactly this frame.
    request();
  };
  const goTo = (wanted: number): void => {
    if (laid === undefined) return;
    posed = undefined;
    const frame = Math.min(Math.max(0, Math.round(wanted)), laid.frames - 1);
    const scene = sceneAt(laid, frame)?.index ?? 0;
    if (scene !== state.scene || laid.frames !== state.frames) become({ frame, scene, frames: laid.frames });
    else if (frame !== state.frame) become({ frame });
    request();
  };
  const tick = (): void => {
    asked = undefined;
    if (laid === undefined) return;
    if (state.isPlaying) {
      const frame = frameOf(clock(), 'down');
      goTo(Math.min(frame, until - 1));
      if (frame >= until) pause();
    }
    screen?.draw(laid, state.frame, state.isPlaying);
  };
  const start = (from: number, end: number): void => {
    if (laid === undefined) return;
    until = end;
    clock = sound.start(laid, { fromMs: framesToMs(from), toMs: framesToMs(end), isMuted: state.isMuted });
    become({ isPlaying: true });
    goTo(from);
  };
  /** Shows a scene, paused. */
  const pose = ({ startFrame, scene }: LaidScene): void => {
    goTo(startFrame + Math.min(LOOK_FRAMES, scene.timeline.frames - 1));
    posed = startFrame;
  };
  /**
   * Lays the film out. Stays at the same scene and moment, as far as they still exist.
   * Playback continues when only pictures changed, as when one was painted.
   */
  const lay = (): void => {
    if (film === undefined || layOut === undefined) return;
    const old = laid;
    const before = old && sceneAt(old, state.frame);
    laid = layOut(film);
    if (state.isPlaying && old !== undefined && isHeardAlike(old.film, film)) {
      screen?.change();
      return request();
    }
    const [first] = laid.scenes;
    const wasPosed = before === undefined || posed !== undefined;
    const same = laid.scenes.find(({ scene }) => scene.id === before?.scene.id);
    const into = state.frame - (before?.startFrame ?? 0);
    pause();
    screen?.change();
    const shown = same ?? (before === undefined ? first : undefined);
    if (wasPosed && shown !== undefined) pose(shown);
    else if (shown === undefined) goTo(state.frame);
    else goTo(shown.startFrame + Math.min(into, shown.scene.timeline.frames - 1));
  };
  const load = async (): Promise<void> => {
    become({ isBroken: false });
    try {
      layOut = createLayout(await shippedFonts());
      become({ isReady: true });
      lay();
    } catch {
      become({ isBroken: true });
    }
  };

  return {
    state: (): PreviewState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    /** Draws onto a canvas until the returned function is called. */
    attach: (canvas: HTMLCanvasElement): (() => void) => {
      screen = createScreen(canvas, { request, renew });
      request();
      return () => {
        pause();
        sound.close();
        screen?.close();
        screen = undefined;
      };
    },
    show: (next: PreviewFilm): void => {
      if (film === next) return;
      film = next;
      lay();
    },
    pause,
    toggle: (): void => {
      if (state.isPlaying) pause();
      else if (laid !== undefined) start(state.frame >= laid.frames - 1 ? 0 : state.frame, laid.frames);
    },
    seek: (frame: number): void => {
      pause();
      goTo(frame);
    },
    /** Goes to the first frame of the scene before or after the one shown. */
    step: (by: -1 | 1): void => {
      pause();
      goTo(laid?.scenes[state.scene + by]?.startFrame ?? (by < 0 ? 0 : state.frames - 1));
    },
    showScene: (id: string): void => {
      const scene = laid?.scenes.find((each) => each.scene.id === id);
      if (scene === undefined || scene.index === state.scene) return;
      pause();
      pose(scene);
    },
    /** Plays one scene to its end. */
    playScene: (id: string): void => {
      const scene = laid?.scenes.find((each) => each.scene.id === id);
      if (scene === undefined) return;
      pause();
      start(scene.startFrame, scene.startFrame + scene.scene.timeline.frames);
    },
    mute: (isMuted: boolean): void => {
      sound.mute(isMuted);
      become({ isMuted });
    },
  };
};
export type PreviewEngine = ReturnType<typeof createEngine>;
