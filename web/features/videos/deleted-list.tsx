import { DELETED_KEPT_DAYS } from '#contract/catalogue.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { matches, useWholeList } from '#web/data/api/search.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { useDeletedVideos, useDeleteVideo, useRestoreVideo } from '#web/data/videos/deleted-videos.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { formatDate } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { CardGridLoading, MoreOnScroll } from '#web/ui/cards/card-grid.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import './deleted-list.css';

const DeletedVideo = ({ video }: { readonly video: Video }) => {
  const timezone = useTimeZone();
  const { alert, confirm } = useMessages();
  const toast = useToast();
  const restore = useRestoreVideo();
  const remove = useDeleteVideo();
  const attempt = async (work: Promise<unknown>, done: string, problem: string): Promise<void> => {
    try {
      await work;
      // The row disappears, along with its buttons.
      focusHeading();
      toast({ title: done, text: video.title });
    } catch (error) {
      if (!isSessionLost(error)) await alert(`${problem} ${sentenceOf(error)}`);
    }
  };
  const erase = async (): Promise<void> => {
    const question = `Delete “${video.title}” forever? Its files are erased now, and nobody can bring it back.`;
    if (await confirm(question, 'Delete Forever'))
      await attempt(
        remove.mutateAsync({ id: video.id, forever: true }),
        'Video deleted forever',
        'We couldn’t delete the video.',
      );
  };
  const { deletedAt, erasedAt } = video;
  return (
    <li className="deleted-video">
      <div className="deleted-video__words">
        <h2 className="deleted-video__title" lang={video.language}>
          {video.title}
        </h2>
        {deletedAt === undefined || erasedAt === undefined ? null : (
          <p className="deleted-video__dates">
            Deleted {formatDate(deletedAt, timezone)}. Kept until {formatDate(erasedAt, timezone)}.
          </p>
        )}
      </div>
      <div className="deleted-video__buttons">
        <ActionButton look="quiet" onClick={() => void erase()}>
          Delete Now <span className="hidden-visually">{video.title}</span>
        </ActionButton>
        <ActionButton
          isBusy={restore.isPending}
          busyText="Restoring…"
          onClick={() =>
            void attempt(restore.mutateAsync(video.id), 'Video restored', 'We couldn’t restore the video.')
          }
        >
          Restore <span className="hidden-visually">{video.title}</span>
        </ActionButton>
      </div>
    </li>
  );
};

/** Recently deleted videos, to restore or erase. */
export const DeletedList = ({ search }: { readonly search: string }) => {
  const list = useDeletedVideos();
  useWholeList(search.trim() !== '', list);
  if (list.isPending) return <CardGridLoading of="texts" label="Loading your deleted videos" />;
  if (list.isError && list.items.length === 0)
    return (
      <LoadProblem title="We couldn’t load your deleted videos" hint={sentenceOf(list.error)} query={list} />
    );
  const found = list.items.filter(({ title }) => matches(search, title));
  if (found.length === 0 && !list.hasNextPage)
    return search.trim() === '' ? (
      <StatePanel
        title="Nothing deleted lately"
        hint={`Deleted videos wait here for ${DELETED_KEPT_DAYS} days, in case you want them back.`}
      />
    ) : (
      <StatePanel title="No videos found" hint="No deleted video matches your search. Try different words." />
    );
  return (
    <>
      <p className="deleted-list__hint">
        Deleted videos wait here for {DELETED_KEPT_DAYS} days. Restoring one brings its link back too.
      </p>
      <ul className="deleted-list" aria-label="Recently deleted videos">
        {found.map((video) => (
          <DeletedVideo key={video.id} video={video} />
        ))}
      </ul>
      <MoreOnScroll list={list} />
    </>
  );
};
