import type { Video } from '#contract/schemas/videos.ts';
import { useVideo } from '#web/data/videos/videos.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { DialogBody, DialogFooter } from '#web/ui/dialog/dialog.tsx';
import { StepHeading } from '#web/ui/page/step-heading.tsx';
import { FilmPlayer } from '#web/ui/video/film-player.tsx';
import { FilmProgress } from '#web/ui/video/film-progress.tsx';
import './film-step.css';

const Outcome = ({ video }: { readonly video: Video }) => {
  switch (video.status) {
    case 'generating':
    case 'processing':
      return (
        <>
          <FilmProgress video={video} />
          <p className="film-step__note">
            You can close this. We’ll keep working, and you’ll find the video in My Videos.
          </p>
        </>
      );
    case 'completed':
      return (
        <div className="film-step__player">
          <FilmPlayer video={video} isStarted={false} />
        </div>
      );
    case 'failed':
      return (
        <p role="alert">{video.error ?? 'We couldn’t finish this video. Your credits have been returned.'}</p>
      );
  }
};

const HEADINGS = {
  generating: 'Creating your video',
  processing: 'Creating your video',
  completed: 'Your video is ready',
  failed: 'We couldn’t finish your video',
} as const satisfies Record<Video['status'], string>;

/** Step 3: the video's progress, then its player. Closing the dialog doesn’t stop the video from being made. */
export const FilmStep = ({
  video: made,
  onClose,
}: {
  readonly video: Video;
  readonly onClose: () => void;
}) => {
  const video = useVideo(made);
  const dialogs = useDialogs();
  return (
    <>
      <DialogBody>
        <StepHeading isFocused>{HEADINGS[video.status]}</StepHeading>
        <p className="film-step__title" lang={video.language}>
          {video.title}
        </p>
        <Outcome video={video} />
      </DialogBody>
      <DialogFooter>
        <ActionButton look="quiet" onClick={onClose}>
          Close
        </ActionButton>
        {video.status === 'generating' ? null : (
          <ActionButton look="primary" onClick={() => dialogs.showVideo(video)}>
            Open Video
          </ActionButton>
        )}
      </DialogFooter>
    </>
  );
};
