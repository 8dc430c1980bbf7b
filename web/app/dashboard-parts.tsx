import { paths } from '#web/lib/paths.ts';
import { page } from './page.tsx';
import { publicPageAt } from './public-pages.tsx';

// The tabs but the first, and the dialogs: each a file of its own, so that the first tab is there at once.
const stories = page(async () => (await import('#web/features/stories/stories-screen.tsx')).StoriesScreen);
const videos = page(async () => (await import('#web/features/videos/videos-screen.tsx')).VideosScreen);
const analytics = page(
  async () => (await import('#web/features/analytics/analytics-screen.tsx')).AnalyticsScreen,
);
const settings = page(
  async () => (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen,
);
const createStory = page(
  async () => (await import('#web/features/create-story/create-story-dialog.tsx')).CreateStoryDialog,
);
const createVideo = page(
  async () => (await import('#web/features/create-video/create-video-dialog.tsx')).CreateVideoDialog,
);
const videoFromStory = page(
  async () => (await import('#web/features/create-video/video-from-story-dialog.tsx')).VideoFromStoryDialog,
);
const storyDetails = page(
  async () => (await import('#web/features/story-details/story-details-dialog.tsx')).StoryDetailsDialog,
);
const videoPlayer = page(
  async () => (await import('#web/features/video-player/video-player-dialog.tsx')).VideoPlayerDialog,
);

export const StoriesScreen = stories.Screen;
export const VideosScreen = videos.Screen;
export const AnalyticsScreen = analytics.Screen;
export const SettingsScreen = settings.Screen;
export const CreateStoryDialog = createStory.Screen;
export const CreateVideoDialog = createVideo.Screen;
export const VideoFromStoryDialog = videoFromStory.Screen;
export const StoryDetailsDialog = storyDetails.Screen;
export const VideoPlayerDialog = videoPlayer.Screen;

const PARTS = [
  createVideo,
  createStory,
  videoPlayer,
  storyDetails,
  videoFromStory,
  videos,
  stories,
  settings,
  analytics,
];
const QUIET_MILLISECONDS = 6000;

const preload = async (): Promise<void> => {
  for (const part of [...PARTS, publicPageAt(paths.home)]) await part?.preload().catch(() => undefined);
  performance.mark('loaded');
};

/** Loads what is likely to be opened next, the way out included, once the first tab has long been usable. Answers how to give up. */
export const prefetchDashboard = (): (() => void) => {
  const timer = setTimeout(preload, QUIET_MILLISECONDS);
  return () => clearTimeout(timer);
};
