import { frameOf, framesToMs } from '#composition/timeline/frame-times.ts';
import { createScreen } from './drawing/create-screen.ts';
import { shippedFonts } from './drawing/shipped-fonts.ts';
import { createLayout, isHeardAlike, type LaidFilm, type LaidScene, sceneAt } from './laid-film.ts';
import type { PreviewFilm } from './preview-film.ts';
import { createSound } from './sound/create-sound.ts';

/** The state of the preview. Frames are counted from the film's first. */
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

/** How many frames pass between two updates of the position on screen. */
const FRAMES_TOLD = 3;
/** The clock before anything has been played. */
const AT_START = (): number => 0;
/** A selected scene is shown at this frame, in which its first words are visible. */
const LOOK_FRAMES = 12;

type Sound = ReturnType<typeof createSound>;

/** The state, and the listeners that are called when it changes. */
const createWatchedState = () => {
  let state = BEFORE;
  const listeners = new Set<() => void>();
  return {
    state: (): PreviewState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (change: Partial<PreviewState>): void => {
      const isOnlyNextFrame = state.isPlaying && Object.keys(change).join() === 'frame';
      state = { ...state, ...change };
      // Moving the slider thirty times a second would make no visible difference.
      if (isOnlyNextFrame && state.frame % FRAMES_TOLD !== 0) return;
      for (const listener of listeners) listener();
    },
  };
};
type WatchedState = ReturnType<typeof createWatchedState>;

/**
 * The screen, while it has a canvas. However many requests there are, `tick` is called once before the browser’s next
 * repaint.
 */
const createDisplay = (renew: () => Promise<void>, tick: () => void) => {
  let screen: ReturnType<typeof createScreen> | undefined;
  let asked: number | undefined;
  const answer = (): void => {
    asked = undefined;
    tick();
  };
  const request = (): void => {
    asked ??= requestAnimationFrame(answer);
  };
  return {
    request,
    draw: (laid: LaidFilm, { frame, isPlaying }: PreviewState): void => screen?.draw(laid, frame, isPlaying),
    /** Makes sure that the next frame is drawn even if it is the same as the last one. */
    change: (): void => screen?.change(),
    open: (canvas: HTMLCanvasElement): void => {
      screen = createScreen(canvas, { request, renew });
      request();
    },
    close: (): void => {
      screen?.close();
      screen = undefined;
    },
  };
};
type Display = ReturnType<typeof createDisplay>;

/** Stays at a frame of the film, or continues playing from there. */
const createPlayhead = ({ state, become }: WatchedState, sound: Sound, display: Display) => {
  let laid: LaidFilm | undefined;
  /** Playback stops just before this frame. */
  let until = 0;
  let clock = AT_START;
  /** Whether the frame shown is later in its scene than the frame where playback would start. */
  let isPosed = false;

  const pause = (): void => {
    sound.stop();
    if (!state().isPlaying) return;
    become({ isPlaying: false });
    // Makes clips stop at exactly this frame.
    display.request();
  };
  const goTo = (wanted: number): void => {
    if (laid === undefined) return;
    isPosed = false;
    const { frames } = laid;
    const frame = Math.min(Math.max(0, Math.round(wanted)), frames - 1);
    const scene = sceneAt(laid, frame)?.index ?? 0;
    if (scene !== state().scene || frames !== state().frames) become({ frame, scene, frames });
    else if (frame !== state().frame) become({ frame });
    display.request();
  };

  return {
    laid: (): LaidFilm | undefined => laid,
    isPosed: (): boolean => isPosed,
    replace: (next: LaidFilm): void => {
      laid = next;
    },
    pause,
    goTo,
    tick: (): void => {
      if (laid === undefined) return;
      if (state().isPlaying) {
        const frame = frameOf(clock(), 'down');
        goTo(Math.min(frame, until - 1));
        if (frame >= until) pause();
      }
      display.draw(laid, state());
    },
    start: (from: number, end: number): void => {
      if (laid === undefined) return;
      until = end;
      const { isMuted } = state();
      clock = sound.start(laid, { fromMs: framesToMs(from), toMs: framesToMs(end), isMuted });
      become({ isPlaying: true });
      goTo(from);
    },
    /** Shows a scene, paused. */
    pose: ({ startFrame, scene }: LaidScene): void => {
      goTo(startFrame + Math.min(LOOK_FRAMES, scene.timeline.frames - 1));
      isPosed = true;
    },
  };
};
type Playhead = ReturnType<typeof createPlayhead>;

/**
 * Shows a newly laid-out film. Stays at the same scene and moment if they still exist. Playback continues if
 * only pictures changed, for example because one was painted.
 */
const showAnew = (
  next: LaidFilm,
  { frame, isPlaying }: PreviewState,
  playhead: Playhead,
  display: Display,
): void => {
  const old = playhead.laid();
  const before = old && sceneAt(old, frame);
  playhead.replace(next);
  if (isPlaying && old !== undefined && isHeardAlike(old.film, next.film)) {
    display.change();
    return display.request();
  }
  const wasPosed = before === undefined || playhead.isPosed();
  const shown =
    before === undefined ? next.scenes[0] : next.scenes.find(({ scene }) => scene.id === before.scene.id);
  const into = frame - (before?.startFrame ?? 0);
  playhead.pause();
  display.change();
  if (shown === undefined) playhead.goTo(frame);
  else if (wasPosed) playhead.pose(shown);
  else playhead.goTo(shown.startFrame + Math.min(into, shown.scene.timeline.frames - 1));
};

/** The actions available to a creator for the film that is shown. */
const controlsOf = ({ state }: WatchedState, { laid, pause, goTo, start, pose }: Playhead) => {
  const sceneOf = (id: string): LaidScene | undefined => laid()?.scenes.find(({ scene }) => scene.id === id);
  return {
    pause,
    toggle: (): void => {
      const { frame, isPlaying } = state();
      const frames = laid()?.frames;
      if (isPlaying) pause();
      else if (frames !== undefined) start(frame >= frames - 1 ? 0 : frame, frames);
    },
    seek: (frame: number): void => {
      pause();
      goTo(frame);
    },
    /** Goes to the first frame of the scene before or after the one shown. */
    step: (by: -1 | 1): void => {
      pause();
      const { scene, frames } = state();
      goTo(laid()?.scenes[scene + by]?.startFrame ?? (by < 0 ? 0 : frames - 1));
    },
    showScene: (id: string): void => {
      const scene = sceneOf(id);
      if (scene === undefined || scene.index === state().scene) return;
      pause();
      pose(scene);
    },
    /** Plays one scene to its end. */
    playScene: (id: string): void => {
      const scene = sceneOf(id);
      if (scene === undefined) return;
      pause();
      start(scene.startFrame, scene.startFrame + scene.scene.timeline.frames);
    },
  };
};

/**
 * Plays a film that does not exist yet. Lays the film out once after each change, and draws a frame only when
 * the frame changes.
 */
export const createEngine = (renew: () => Promise<void>) => {
  const watched = createWatchedState();
  const { state, subscribe, become } = watched;
  const sound = createSound(renew);
  const display = createDisplay(renew, (): void => playhead.tick());
  const playhead = createPlayhead(watched, sound, display);
  let film: PreviewFilm | undefined;
  let layOut: ReturnType<typeof createLayout> | undefined;
  const lay = (): void => {
    if (film !== undefined && layOut !== undefined) showAnew(layOut(film), state(), playhead, display);
  };

  return {
    state,
    subscribe,
    load: async (): Promise<void> => {
      become({ isBroken: false });
      try {
        layOut = createLayout(await shippedFonts());
        become({ isReady: true });
        lay();
      } catch {
        become({ isBroken: true });
      }
    },
    /** Draws onto a canvas until the returned function is called. */
    attach: (canvas: HTMLCanvasElement): (() => void) => {
      display.open(canvas);
      return () => {
        playhead.pause();
        sound.close();
        display.close();
      };
    },
    show: (next: PreviewFilm): void => {
      if (film === next) return;
      film = next;
      lay();
    },
    ...controlsOf(watched, playhead),
    mute: (isMuted: boolean): void => {
      sound.mute(isMuted);
      become({ isMuted });
    },
  };
};
export type PreviewEngine = ReturnType<typeof createEngine>;
