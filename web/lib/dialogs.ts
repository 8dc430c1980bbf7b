import { createContext, useContext } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import type { Video } from '#contract/schemas/videos.ts';

/** What is posted with a video. Tags omit the `#`. */
export interface PostedWords {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/**
 * Opens the dashboard's dialogs. Dialogs that create something open only after the plan's limits have been
 * checked.
 */
export interface Dialogs {
  readonly createStory: () => Promise<void>;
  readonly createVideo: () => Promise<void>;
  readonly createVideoFrom: (story: Story) => Promise<void>;
  readonly editStory: (story: Story) => void;
  readonly showStory: (story: Story) => void;
  readonly showVideo: (video: Video) => void;
  /** Publishes a video. `post`: what the creator wrote for it, if anything. */
  readonly publishVideo: (video: Video, post?: PostedWords) => void;
}

export const DialogsContext = createContext<Dialogs | undefined>(undefined);

export const useDialogs = (): Dialogs => {
  const dialogs = useContext(DialogsContext);
  if (dialogs === undefined) throw new Error('useDialogs needs a DialogHost');
  return dialogs;
};
