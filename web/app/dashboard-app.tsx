import { Suspense, useCallback, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Video } from '#contract/schemas/videos.ts';
import { useSessionAccess } from '#web/data/session/media-access.ts';
import { useSession } from '#web/data/session/session.ts';
import { useFirstTimeZone } from '#web/data/settings/save-time-zone.ts';
import { readSettings } from '#web/data/settings/use-settings.ts';
import { useFilmEnd } from '#web/data/videos/watch-videos.ts';
import { DashboardShell } from '#web/features/dashboard/dashboard-shell.tsx';
import { OverviewScreen } from '#web/features/overview/overview-screen.tsx';
import { playChime } from '#web/lib/chime.ts';
import { paths } from '#web/lib/paths.ts';
import { modalStack } from '#web/ui/dialog/modal-stack.ts';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { MediaAccessContext } from '#web/ui/media/media-access.ts';
import {
  AnalyticsScreen,
  AutoPilotScreen,
  MediaScreen,
  OneSeriesScreen,
  PublicationsScreen,
  prefetchDashboard,
  RunScreen,
  SettingsScreen,
  StoriesScreen,
  StudioScreen,
  VideosScreen,
  WaitingLine,
} from './dashboard-parts.tsx';
import { DialogHost } from './dialog-host.tsx';

/** Shows a toast when a video finishes or fails, on any dashboard tab. A success toast never covers an open dialog. */
const FilmWatch = () => {
  const toast = useToast();
  useFilmEnd(
    useCallback(
      (video: Video) => {
        if (video.status === 'failed') {
          toast({ tone: 'destructive', title: 'We couldn’t finish a video', text: video.title });
          return;
        }
        if (video.error !== undefined) {
          toast({ tone: 'destructive', title: 'We couldn’t change a scene', text: video.error });
          return;
        }
        if (readSettings().preferences.soundEffects) playChime();
        if (modalStack.top() === undefined) toast({ title: 'Your video is ready', text: video.title });
      },
      [toast],
    ),
  );
  return null;
};

/** Shows the runs that are waiting for an answer. Loads after the first tab. */
const waiting = (
  <Suspense fallback={null}>
    <WaitingLine />
  </Suspense>
);

/** Everything that requires a sign-in. */
export const DashboardApp = () => {
  const session = useSession();
  const access = useSessionAccess();
  useEffect(prefetchDashboard, []);
  useFirstTimeZone(session.status === 'signed-in' ? session.user : undefined);
  if (session.status !== 'signed-in') return null;
  return (
    <MediaAccessContext value={access}>
      <DialogHost>
        <FilmWatch />
        <Routes>
          <Route path="studio/:id" element={<StudioScreen />} />
          <Route path="auto-pilot/runs/:id" element={<RunScreen />} />
          <Route element={<DashboardShell user={session.user} news={waiting} />}>
            <Route index element={<OverviewScreen user={session.user} />} />
            <Route path="stories" element={<StoriesScreen />} />
            <Route path="videos" element={<VideosScreen />} />
            <Route path="media" element={<MediaScreen />} />
            <Route path="auto-pilot" element={<AutoPilotScreen user={session.user} />} />
            <Route path="auto-pilot/:id" element={<OneSeriesScreen />} />
            <Route path="publications" element={<PublicationsScreen />} />
            <Route path="analytics" element={<AnalyticsScreen />} />
            <Route path="settings" element={<SettingsScreen user={session.user} />} />
            <Route path="*" element={<Navigate to={paths.home} replace />} />
          </Route>
        </Routes>
      </DialogHost>
    </MediaAccessContext>
  );
};
