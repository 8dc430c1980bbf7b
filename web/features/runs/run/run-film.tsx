import type { Run } from '#contract/schemas/series/runs.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { Certified } from '#web/data/videos/certified.tsx';
import { isBeingMade } from '#web/data/videos/making.ts';
import { useVideo } from '#web/data/videos/videos.ts';
import { FilmPlayer } from '#web/ui/video/film-player.tsx';
import { FilmProgress } from '#web/ui/video/film-progress.tsx';
import { Poster } from '#web/ui/video/poster.tsx';
import '#web/ui/cards/card-grid.css';

const Film = ({ run, video: read }: { readonly run: Run; readonly video: Video }) => {
  const video = useVideo(read);
  const isReady = video.status === 'completed' && video.restriction !== 'taken_down';
  return (
    <section className="run-film" aria-label="Video">
      {isBeingMade(video) && video.thumbnail === undefined ? null : (
        <div className="run-film__frame">
          {isReady ? (
            <FilmPlayer video={video} isStarted={false} />
          ) : (
            <div className="frame">
              <Poster video={video} />
            </div>
          )}
        </div>
      )}
      {isBeingMade(video) ? <FilmProgress video={video} /> : null}
      {video.certificate === undefined ? null : (
        <Certified certificate={video.certificate} mostLike={run.mostLike} />
      )}
    </section>
  );
};

/** The video of a run: its player, or its progress. */
export const RunFilm = ({ run }: { readonly run: Run }) => {
  if (run.video !== undefined) return <Film key={run.video.id} run={run} video={run.video} />;
  return run.status === 'video_waits' ? (
    <p className="run-film__gone">
      You deleted its video. Restore it under My Videos → Deleted, make it again, or skip it.
    </p>
  ) : null;
};
