import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { SKIP_SECONDS, speedAfter, volumeAfter } from './player-values.ts';
import { toggleFullscreen } from './toggle-fullscreen.ts';
import type { Abilities, Player } from './use-player.ts';

/** Keys that not every player supports. */
const NEEDS: Readonly<Record<string, keyof Abilities>> = {
  ArrowUp: 'volume',
  ArrowDown: 'volume',
  c: 'captions',
  C: 'captions',
  '<': 'speeds',
  '>': 'speeds',
};

/** A key’s action, wherever the focus is; undefined for keys without one. */
const actionOf = (
  key: string,
  player: Player,
  frame: RefObject<HTMLElement | null>,
): (() => void) | undefined => {
  const need = NEEDS[key];
  if (need !== undefined && !player.abilities[need]) return undefined;
  switch (key) {
    case ' ':
      return player.togglePlay;
    case 'ArrowLeft':
      return () => player.skip(-SKIP_SECONDS);
    case 'ArrowRight':
      return () => player.skip(SKIP_SECONDS);
    case 'ArrowUp':
      return () => player.setVolume(volumeAfter(player.volume, 1));
    case 'ArrowDown':
      return () => player.setVolume(volumeAfter(player.volume, -1));
    case 'm':
    case 'M':
      return player.toggleMute;
    case 'f':
    case 'F':
      return () => toggleFullscreen(frame.current);
    case 'c':
    case 'C':
      return player.toggleCaptions;
    case '<':
      return () => player.setSpeed(speedAfter(player.speed, -1));
    case '>':
      return () => player.setSpeed(speedAfter(player.speed, 1));
    default:
      return undefined;
  }
};

const isFor = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Space plays, arrows seek and change the volume, m mutes, f fills the screen, c shows captions, < and > change speed. */
export const usePlayerKeys = (player: Player, frame: RefObject<HTMLElement | null>) =>
  useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Buttons, sliders and the speed menu keep their own keys.
      if (event.key === ' ' && isFor(event.target, 'button, select')) return;
      if (event.key.startsWith('Arrow') && isFor(event.target, 'input, select')) return;
      const action = actionOf(event.key, player, frame);
      if (action === undefined) return;
      event.preventDefault();
      action();
    },
    [frame, player],
  );
