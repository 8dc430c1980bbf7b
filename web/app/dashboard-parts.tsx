import { paths } from '#web/lib/paths.ts';
import { page } from './page.tsx';
import { publicPageAt } from './public-pages.tsx';

// Every tab but the first, and every dialog, is its own chunk, so that the first tab shows quickly.
const stories = page(
  async () => (await import('#web/features/stories/stories-screen.tsx')).StoriesScreen,
  paths.stories,
);
const videos = page(
  async () => (await import('#web/features/videos/videos-screen.tsx')).VideosScreen,
  paths.videos,
);
const media = page(
  async () => (await import('#web/features/media/media-screen.tsx')).MediaScreen,
  paths.media,
);
const analytics = page(
  async () => (await import('#web/features/analytics/analytics-screen.tsx')).AnalyticsScreen,
  paths.analytics,
);
const settings = page(
  async () => (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen,
  paths.settings,
);
const createStory = page(
  async () => (await import('#web/features/stories/create-story-dialog.tsx')).CreateStoryDialog,
);
const createVideo = page(
  async () => (await import('#web/features/create-video/create-video-dialog.tsx')).CreateVideoDialog,
);
const videoFromStory = page(
  async () => (await import('#web/features/create-video/video-from-story-dialog.tsx')).VideoFromStoryDialog,
);
const storyDetails = page(
  async () => (await import('#web/features/stories/story-details-dialog.tsx')).StoryDetailsDialog,
);
const editStory = page(
  async () => (await import('#web/features/edit-story/edit-story-dialog.tsx')).EditStoryDialog,
);
const videoPlayer = page(
  async () => (await import('#web/features/video-player/video-player-dialog.tsx')).VideoPlayerDialog,
);
const publish = page(async () => (await import('#web/features/publishing/publish-dialog.tsx')).PublishDialog);
const publications = page(
  async () =>
    (await import('#web/features/publishing/publications/publications-screen.tsx')).PublicationsScreen,
  paths.publications,
);

// The studio loads when it is opened, along with the preview’s fonts.
const studio = page(
  async () => (await import('#web/features/studio/studio-screen.tsx')).StudioScreen,
  `${paths.studio}/:id`,
);

const autoPilot = page(async () => (await import('./auto-pilot.tsx')).AutoPilotScreen, paths.autoPilot);
const oneSeries = page(
  async () => (await import('./auto-pilot.tsx')).OneSeriesScreen,
  `${paths.autoPilot}/:id`,
);
const run = page(
  async () => (await import('#web/features/runs/run/run-screen.tsx')).RunScreen,
  `${paths.run}/:id`,
);
const waitingLine = page(async () => (await import('#web/features/runs/waiting-line.tsx')).WaitingLine);

export const StoriesScreen = stories.Screen;
export const VideosScreen = videos.Screen;
export const MediaScreen = media.Screen;
export const AnalyticsScreen = analytics.Screen;
export const SettingsScreen = settings.Screen;
export const StudioScreen = studio.Screen;
export const AutoPilotScreen = autoPilot.Screen;
export const OneSeriesScreen = oneSeries.Screen;
export const RunScreen = run.Screen;
export const WaitingLine = waitingLine.Screen;
export const PublicationsScreen = publications.Screen;
export const CreateStoryDialog = createStory.Screen;
export const CreateVideoDialog = createVideo.Screen;
export const VideoFromStoryDialog = videoFromStory.Screen;
export const StoryDetailsDialog = storyDetails.Screen;
export const EditStoryDialog = editStory.Screen;
export const VideoPlayerDialog = videoPlayer.Screen;
export const PublishDialog = publish.Screen;

const PARTS = [
  createVideo,
  createStory,
  videoPlayer,
  storyDetails,
  editStory,
  videoFromStory,
  publish,
  videos,
  stories,
  settings,
  media,
  autoPilot,
  oneSeries,
  publications,
  analytics,
];
const QUIET_MILLISECONDS = 6000;

const preload = async (): Promise<void> => {
  for (const part of [...PARTS, publicPageAt(paths.home)]) await part?.preload().catch(() => undefined);
  performance.mark('loaded');
};

/**
 * Loads the other tabs, the dialogs and the home page once the first tab has been usable for a while. Returns a
 * function that cancels this.
 */
export const prefetchDashboard = (): (() => void) => {
  const timer = setTimeout(preload, QUIET_MILLISECONDS);
  return () => clearTimeout(timer);
};
