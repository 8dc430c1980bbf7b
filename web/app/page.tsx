import { type ComponentType, lazy, useState } from 'react';
import { loadPart } from '#web/data/api/load-part.ts';

/** A screen whose code is a file of its own. */
export interface Page<P = object> {
  readonly Screen: ComponentType<P>;
  /** Loads the code, so that the screen is drawn without a pause. */
  readonly preload: () => Promise<void>;
}

/**
 * Once preloaded, a page is drawn at once: that is how it is prerendered, and how the browser takes the prerendered
 * page over. Otherwise it loads when it is first opened.
 */
export const page = <P extends object = object>(load: () => Promise<ComponentType<P>>): Page<P> => {
  let Loaded: ComponentType<P> | undefined;
  const Late = lazy(async () => ({ default: await loadPart(load) }));
  return {
    Screen: (props) => {
      // What is shown stays: with another component a dialog would begin anew, above the question asked in it.
      const [Shown] = useState<ComponentType<P>>(() => Loaded ?? Late);
      return <Shown {...props} />;
    },
    preload: async () => {
      Loaded = await load();
    },
  };
};
