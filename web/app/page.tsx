import { type ComponentType, lazy } from 'react';
import { inTime } from '#web/lib/in-time.ts';

/** A screen whose code is a file of its own. */
export interface Page {
  readonly Screen: ComponentType;
  /** Loads the code, so that the screen is drawn without a pause. */
  readonly preload: () => Promise<void>;
}

/**
 * Once preloaded, a page is drawn at once: that is how it is prerendered, and how the browser takes the prerendered
 * page over. Otherwise it loads when it is first opened.
 */
export const page = (load: () => Promise<ComponentType>): Page => {
  let Loaded: ComponentType | undefined;
  const Late = lazy(async () => ({ default: await inTime(load()) }));
  return {
    Screen: () => (Loaded === undefined ? <Late /> : <Loaded />),
    preload: async () => {
      Loaded = await load();
    },
  };
};
