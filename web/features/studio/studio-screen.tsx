import { useParams } from 'react-router-dom';
import { isApiError } from '#web/data/api/api-error.ts';
import { useStoryboard } from '#web/data/storyboards/storyboards.ts';
import { paths } from '#web/lib/paths.ts';
import { useArrival } from '#web/lib/use-arrival.ts';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { SpinnerScreen } from '#web/ui/states/spinner-screen.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { BackLink } from './back-link.tsx';
import { Studio } from './studio.tsx';
import './studio.css';

/** The storyboard of a story: everything decided about a video before it is made. */
export const StudioScreen = () => {
  const { id = '' } = useParams();
  const query = useStoryboard(id);
  const { data: board, error, isPending } = query;
  useArrival({ isLoading: isPending });
  if (board !== undefined) return <Studio key={id} board={board} />;
  if (isPending) return <SpinnerScreen label="Opening the storyboard" />;
  return (
    <main id="content" className="studio-missing" tabIndex={-1}>
      <BackLink to={paths.stories} label="My Stories" />
      <h1>Storyboard</h1>
      {isApiError(error) && error.status === 404 ? (
        <StatePanel
          title="This storyboard isn’t there any more"
          hint="It was discarded, or belongs to another account. Your stories are safe."
        />
      ) : (
        <LoadProblem
          title="We couldn’t open the storyboard"
          hint="What you decided is safe. Try again in a moment."
          query={query}
        />
      )}
    </main>
  );
};
