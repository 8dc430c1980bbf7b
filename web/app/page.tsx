import { type ComponentType, lazy, useState } from 'react';
import { loadPart } from '#web/data/api/load-part.ts';

/** A screen in its own chunk. */
export interface Page<P = object> {
  readonly Screen: ComponentType<P>;
  /** Loads the code in advance, so that the screen renders without delay. */
  readonly preload: () => Promise<void>;
}

/**
 * A preloaded page renders synchronously, as prerendering and hydration require. Otherwise its code loads
 * when the page is first opened.
 */
export const page = <P extends object = object>(load: () => Promise<ComponentType<P>>): Page<P> => {
  let Loaded: ComponentType<P> | undefined;
  const Late = lazy(async () => ({ default: await loadPart(load) }));
  return {
    Screen: (props) => {
      // Keeps the first component, because swapping it would remount an open dialog on top of the questions that it
      // asks.
      const [Shown] = useState<ComponentType<P>>(() => Loaded ?? Late);
      return <Shown {...props} />;
    },
    preload: async () => {
      Loaded = await load();
    },
  };
};
