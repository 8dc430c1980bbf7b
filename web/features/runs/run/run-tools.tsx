import type { Run } from '#contract/schemas/series/runs.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { tagsIn } from '#web/data/publishing/post-words.ts';
import type { PostForm } from '#web/data/runs/post-form.ts';
import { useRunStory } from '#web/data/runs/run-story.ts';
import { useShowStoryboard, useShowVideoStoryboard } from '#web/data/storyboards/use-show-storyboard.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Icon } from '#web/ui/page/icons.tsx';

interface RunToolsProps {
  readonly run: Run;
  /** The post as currently typed. */
  readonly post: PostForm;
  /** Whether posts of the run’s video are planned. */
  readonly isPlanned: boolean;
  /** Saves typed text before the page closes. */
  readonly onLeave: () => Promise<unknown>;
}

const VideoTools = ({ videoId, onLeave }: { readonly videoId: string } & Pick<RunToolsProps, 'onLeave'>) => {
  const { show, isOpening } = useShowVideoStoryboard();
  return (
    <ActionButton
      isBusy={isOpening}
      busyText="Opening…"
      onClick={() => void onLeave().then(() => show(videoId))}
    >
      <Icon name="film" />
      Open in Storyboard
    </ActionButton>
  );
};

const ScriptTools = ({ run, onLeave }: Pick<RunToolsProps, 'run' | 'onLeave'>) => {
  const story = useRunStory(run);
  const dialogs = useDialogs();
  const { show, isOpening } = useShowStoryboard();
  if (run.story === undefined) return null;
  const { id: storyId } = run.story;
  return (
    <>
      <ActionButton
        isDisabled={story === undefined}
        onClick={() => {
          if (story !== undefined) dialogs.editStory(story);
        }}
      >
        <Icon name="story" />
        Edit the Script
      </ActionButton>
      <ActionButton
        isBusy={isOpening}
        busyText="Opening…"
        onClick={() => void onLeave().then(() => show({ storyId }))}
      >
        <Icon name="film" />
        Open in Storyboard
      </ActionButton>
    </>
  );
};

/** Publishes the video with the post that the creator wrote. */
const PublishTool = ({
  run,
  video,
  post,
  isPlanned,
}: Pick<RunToolsProps, 'run' | 'post' | 'isPlanned'> & { readonly video: Video }) => {
  const dialogs = useDialogs();
  if (video.restriction !== undefined || (run.status !== 'approved' && run.status !== 'video_waits'))
    return null;
  const words = { title: post.title, description: post.description, tags: tagsIn(post.tags) };
  return (
    <ActionButton
      look={isPlanned ? 'quiet' : 'plain'}
      onClick={() => dialogs.publishVideo(video, run.post && words)}
    >
      <Icon name="publish" />
      Publish
    </ActionButton>
  );
};

/** Links to the screens where more of the run can be changed. */
export const RunTools = ({ run, post, isPlanned, onLeave }: RunToolsProps) => {
  const { status, video } = run;
  const isVideo = video?.status === 'completed';
  const isScript = status === 'script_waits' || (status === 'held' && run.held === 'alike');
  if (!isVideo && !isScript) return null;
  return (
    <section className="run-tools" aria-label="Change more">
      {isVideo ? (
        <>
          <PublishTool run={run} video={video} post={post} isPlanned={isPlanned} />
          <VideoTools videoId={video.id} onLeave={onLeave} />
        </>
      ) : (
        <ScriptTools run={run} onLeave={onLeave} />
      )}
    </section>
  );
};
