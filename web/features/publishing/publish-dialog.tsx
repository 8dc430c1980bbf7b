import { skipToken, useQuery } from '@tanstack/react-query';
import type { Video } from '#contract/schemas/videos.ts';
import { api } from '#web/data/api/api.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useConnections, usePlatforms } from '#web/data/publishing/connections.ts';
import { teaserOf } from '#web/data/publishing/post-words.ts';
import { STORIES_KEY } from '#web/data/stories/stories.ts';
import { useVideo } from '#web/data/videos/videos.ts';
import type { PostedWords } from '#web/lib/dialogs.ts';
import { DialogBody, DialogFrame } from '#web/ui/dialog/dialog.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { ByHand } from './by-hand.tsx';
import { PublishForm } from './publish-form.tsx';
import '#web/ui/states/skeleton.css';
import './publishing.css';

interface PublishDialogProps {
  readonly video: Video;
  readonly post?: PostedWords | undefined;
  readonly onClose: () => void;
}

/** The initial words: the creator’s own, or else the title and the start of the story. */
const useWords = (video: Video, post: PostedWords | undefined): PostedWords | undefined => {
  const id = video.storyId;
  const story = useQuery({
    queryKey: [...STORIES_KEY, 'one', id],
    queryFn: post === undefined ? ({ signal }) => api.readStory({ params: { id }, signal }) : skipToken,
    retry: false,
  });
  if (post !== undefined) return post;
  // If the story was deleted, only the title remains.
  if (story.isPending) return undefined;
  return {
    title: video.title,
    description: story.data === undefined ? '' : teaserOf(story.data.content, story.data.language),
    tags: [],
  };
};

/** What the dialog shows, depending on where the creator can publish. */
const Content = ({ video, post, onClose }: PublishDialogProps) => {
  const platforms = usePlatforms();
  const hasPlatforms = (platforms.data?.length ?? 0) > 0;
  const connections = useConnections({ isWanted: hasPlatforms });
  const words = useWords(video, post);
  const failed = [platforms, connections].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined)
    return (
      <DialogBody>
        <LoadProblem
          title="We couldn’t load where you can publish"
          hint={sentenceOf(failed.error)}
          query={failed}
        />
      </DialogBody>
    );
  const isLoading = platforms.isPending || (hasPlatforms && connections.isPending);
  if (isLoading || words === undefined)
    return (
      <DialogBody>
        <output className="publish" aria-busy="true" aria-label="Loading where you can publish">
          <span className="skeleton skeleton--title" />
          <span className="skeleton skeleton--line" />
          <span className="skeleton skeleton--line" />
        </output>
      </DialogBody>
    );
  const accounts = connections.data ?? [];
  if (accounts.length === 0)
    return (
      <DialogBody>
        <ByHand video={video} words={words} mayConnect={hasPlatforms} />
      </DialogBody>
    );
  return (
    <PublishForm
      video={video}
      words={words}
      connections={accounts}
      platforms={platforms.data ?? []}
      onClose={onClose}
    />
  );
};

/** Publishes a finished video to connected accounts, or helps to post it by hand. */
export const PublishDialog = ({ video: shown, post, onClose }: PublishDialogProps) => {
  const video = useVideo(shown);
  return (
    <DialogFrame size="film" title={`Publish “${video.title}”`} onClose={onClose}>
      <Content video={video} post={post} onClose={onClose} />
    </DialogFrame>
  );
};
