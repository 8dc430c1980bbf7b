import { Link, useParams } from 'react-router-dom';
import { isApiError, sentenceOf } from '#web/data/api/api-error.ts';
import { useRun } from '#web/data/runs/runs.ts';
import { paths } from '#web/lib/paths.ts';
import { useArrival } from '#web/lib/use-arrival.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { Title } from '#web/ui/page/page-head.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { SpinnerScreen } from '#web/ui/states/spinner-screen.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { RunPage } from './run-page.tsx';
import './run-screen.css';

/** The page of a run, which emails link to. Designed for a phone held in one hand. */
export const RunScreen = () => {
  const { id = '' } = useParams();
  const query = useRun(id);
  const { data: run, error, isPending } = query;
  useArrival({ isLoading: isPending });
  if (run !== undefined) return <RunPage key={id} run={run} />;
  if (isPending) return <SpinnerScreen label="Opening what’s waiting for you" />;
  return (
    <main id="content" className="run-missing" tabIndex={-1}>
      <Title>Auto-pilot – Veilcast</Title>
      <Link to={paths.autoPilot} className="button button--quiet">
        <Icon name="back" />
        Auto-pilot
      </Link>
      <h1>Auto-pilot</h1>
      {isApiError(error) && error.status === 404 ? (
        <StatePanel
          title="This isn’t there any more"
          hint="Its series was deleted, or it belongs to another account. Videos that were made are in My Videos."
        />
      ) : (
        <LoadProblem title="We couldn’t open this" hint={sentenceOf(error)} query={query} />
      )}
    </main>
  );
};
