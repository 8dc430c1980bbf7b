import { type ComponentType, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { loadPart } from '#web/data/api/load-part.ts';
import { withDeadline } from '#web/data/api/with-deadline.ts';

/** A screen in its own chunk. */
export interface Page<P = object> {
  readonly Screen: ComponentType<P>;
  /** Loads the code in advance, so that the screen renders without delay. */
  readonly preload: () => Promise<void>;
}

interface Place {
  readonly path: string;
  readonly isLoaded: () => boolean;
  readonly preload: () => Promise<void>;
}

/** Every page that has a path. Those in a chunk of their own are added once that chunk has loaded. */
const places: Place[] = [];

/**
 * A preloaded page renders synchronously, as prerendering and hydration require. Otherwise its code loads
 * when the page is first opened. With a path (a router pattern), `loadAt` finds the page.
 */
export const page = <P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  path?: string,
): Page<P> => {
  let Loaded: ComponentType<P> | undefined;
  const Late = lazy(async () => ({ default: await loadPart(load) }));
  const preload = async (): Promise<void> => {
    Loaded = await withDeadline(load());
  };
  if (path !== undefined) places.push({ path, isLoaded: () => Loaded !== undefined, preload });
  return {
    Screen: (props) => {
      // Keeps the first component, because swapping it would remount an open dialog on top of the questions that it
      // asks.
      const [Shown] = useState<ComponentType<P>>(() => Loaded ?? Late);
      return <Shown {...props} />;
    },
    preload,
  };
};

/** Loads the pages at a path, one in another: the dashboard, then its tab. Undefined if they have been loaded. */
export const loadAt = (pathname: string): Promise<void> | undefined =>
  places
    .find(({ path, isLoaded }) => !isLoaded() && matchPath(path, pathname) !== null)
    ?.preload()
    .then(() => loadAt(pathname));
