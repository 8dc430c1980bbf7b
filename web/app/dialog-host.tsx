import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TRIAL } from '#contract/catalogue.ts';
import { limitNotice } from '#contract/limits.ts';
import type { User } from '#contract/schemas/auth.ts';
import type { Story } from '#contract/schemas/stories.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { creditsNotice } from '#web/data/billing/plan.ts';
import { useTrialStart } from '#web/data/billing/use-trial-start.ts';
import { ME_KEY } from '#web/data/session/session.ts';
import { limitsQuery } from '#web/data/stories/writer.ts';
import { type Dialogs, DialogsContext, type PostedWords } from '#web/lib/dialogs.ts';
import { paths } from '#web/lib/paths.ts';
import { zoneOf } from '#web/lib/time-zones.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import {
  CreateStoryDialog,
  CreateVideoDialog,
  EditStoryDialog,
  PublishDialog,
  StoryDetailsDialog,
  VideoFromStoryDialog,
  VideoPlayerDialog,
} from './dashboard-parts.tsx';

type Shown =
  | { readonly kind: 'create-story' }
  | { readonly kind: 'create-video' }
  | { readonly kind: 'video-from-story'; readonly story: Story }
  | { readonly kind: 'edit-story'; readonly story: Story }
  | { readonly kind: 'story'; readonly story: Story }
  | { readonly kind: 'video'; readonly video: Video }
  | { readonly kind: 'publish'; readonly video: Video; readonly post: PostedWords | undefined };

const DialogFor = ({ shown, close }: { readonly shown: Shown; readonly close: () => void }) => {
  switch (shown.kind) {
    case 'create-story':
      return <CreateStoryDialog onClose={close} />;
    case 'create-video':
      return <CreateVideoDialog onClose={close} />;
    case 'video-from-story':
      return <VideoFromStoryDialog story={shown.story} onClose={close} />;
    case 'edit-story':
      return <EditStoryDialog story={shown.story} onClose={close} />;
    case 'story':
      return <StoryDetailsDialog story={shown.story} onClose={close} />;
    case 'video':
      return <VideoPlayerDialog video={shown.video} onClose={close} />;
    case 'publish':
      return <PublishDialog video={shown.video} post={shown.post} onClose={close} />;
  }
};

/** How many storyboards hold credits; zero if that can’t be determined. Loaded when the user reaches a limit. */
const readHeld = async (): Promise<number> => {
  try {
    const { readHeldBoards } = await import('#web/data/storyboards/held-boards.ts');
    return (await readHeldBoards()).length;
  } catch {
    return 0;
  }
};

/** True when a create dialog may open. If the check itself fails, the dialog opens anyway. */
const useLimitCheck = () => {
  const { alert, choose } = useMessages();
  const { start: startTrial } = useTrialStart();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const checking = useRef(false);
  return useCallback(async (): Promise<boolean> => {
    if (checking.current) return false;
    checking.current = true;
    const limits = await queries.fetchQuery(limitsQuery).catch(() => undefined);
    checking.current = false;
    if (limits === undefined || limits.can_generate) return true;
    const held = await readHeld();
    const notice = limitNotice(limits, held);
    const user = queries.getQueryData<User>(ME_KEY);
    const detail = user && creditsNotice(user, zoneOf(user));
    if (held > 0) {
      const isShown = await choose({
        message: notice.message,
        detail,
        confirm: held === 1 ? 'Show the Storyboard' : 'Show the Storyboards',
        decline: 'See Plans',
        tone: 'primary',
      });
      await navigate(isShown ? paths.heldBoards : paths.pricing);
      return false;
    }
    if (limits.subscription === 'free' && user?.trialAvailable === true) {
      const isStarted = await choose({
        message: notice.message,
        detail,
        confirm: `Start ${TRIAL.days}-day trial`,
        decline: 'See Plans',
        tone: 'primary',
      });
      if (isStarted) return startTrial();
    } else await alert(notice.message, detail);
    if (notice.offersPlans) await navigate(paths.pricing);
    return false;
  }, [alert, choose, navigate, queries, startTrial]);
};

/** Holds the one dialog that is open in the dashboard. */
export const DialogHost = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<Shown>();
  const { pathname } = useLocation();
  const [screen, setScreen] = useState(pathname);
  if (screen !== pathname) {
    // A dialog belongs to the screen that it was opened on, so going back or forward closes it.
    setScreen(pathname);
    setShown(undefined);
  }
  const mayCreate = useLimitCheck();
  const dialogs = useMemo<Dialogs>(() => {
    const create = async (wanted: Shown): Promise<void> => {
      if (await mayCreate()) setShown(wanted);
    };
    return {
      createStory: () => create({ kind: 'create-story' }),
      createVideo: () => create({ kind: 'create-video' }),
      createVideoFrom: (story) => create({ kind: 'video-from-story', story }),
      editStory: (story) => setShown({ kind: 'edit-story', story }),
      showStory: (story) => setShown({ kind: 'story', story }),
      showVideo: (video) => setShown({ kind: 'video', video }),
      publishVideo: (video, post) => setShown({ kind: 'publish', video, post }),
    };
  }, [mayCreate]);
  return (
    <DialogsContext value={dialogs}>
      {children}
      {shown === undefined ? null : (
        <Suspense fallback={null}>
          <DialogFor shown={shown} close={() => setShown(undefined)} />
        </Suspense>
      )}
    </DialogsContext>
  );
};
