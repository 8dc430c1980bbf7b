import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { type HeldBoard, readHeldBoards } from '#web/data/storyboards/held-boards.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import './held-boards.css';

const HeldBoardRow = ({ board: { id, title, language, draft } }: { readonly board: HeldBoard }) => {
  const timezone = useTimeZone();
  return (
    <li className="held-board">
      <Link to={`${paths.studio}/${id}`} lang={language}>
        {title}
      </Link>
      <span className="held-board__facts">
        {draft.credits} credits until {formatDate(draft.until, timezone)}
      </span>
    </li>
  );
};

/** The storyboards whose painted pictures hold credits, and what to do about them. */
export const HeldBoards = () => {
  const { data, error } = useQuery({ queryKey: ['storyboards', 'held'], queryFn: readHeldBoards });
  return (
    <section className="held-boards" aria-labelledby="held-boards">
      <h2 id="held-boards">Storyboards that hold credits</h2>
      {error === null ? null : <p role="alert">{sentenceOf(error)}</p>}
      {data?.length === 0 ? <p>None. Their credits are back.</p> : null}
      <ul className="held-boards__list">
        {(data ?? []).map((board) => (
          <HeldBoardRow key={board.id} board={board} />
        ))}
      </ul>
      <p className="held-board__facts">
        Create the video, which uses these credits, or discard the storyboard, which returns those of pictures
        that weren’t painted.
      </p>
    </section>
  );
};
