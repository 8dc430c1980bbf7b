import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { OpenCase } from '#contract/schemas/operators/cases.ts';
import { isNoOperator, useCaseFile, useCases } from '#web/data/operators/cases.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useArrival } from '#web/lib/use-arrival.ts';
import { Title } from '#web/ui/page/page-head.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { SpinnerScreen } from '#web/ui/states/spinner-screen.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { CaseView } from './case-view.tsx';
import { stateOf, whyOpen } from './case-words.ts';
import { useKeys } from './use-keys.ts';
import './operator-screen.css';

const Chosen = ({ id }: { readonly id: string }) => {
  const query = useCaseFile(id);
  if (query.data === undefined)
    return query.isError ? (
      <LoadProblem title="This case didn’t load" hint="It may be decided already." query={query} />
    ) : null;
  return <CaseView key={query.data.id} file={query.data} />;
};

interface QueueProps {
  readonly cases: readonly OpenCase[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

const Queue = ({ cases, chosenId, onChoose }: QueueProps) => {
  const timezone = useTimeZone();
  return (
    <ol className="queue" aria-label="Open cases">
      {cases.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            id={`case-${each.id}`}
            className={each.isUrgent ? 'queue__case queue__case--urgent' : 'queue__case'}
            aria-current={each.id === chosenId}
            onClick={() => onChoose(each.id)}
          >
            <strong className="queue__title">{each.title ?? stateOf(each)}</strong>
            <span>{[...(each.isUrgent ? ['Urgent'] : []), ...whyOpen(each)].join(' · ')}</span>
            <span className="queue__facts">
              {stateOf(each)} · {each.openedAt === undefined ? '' : formatDate(each.openedAt, timezone)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
};

/**
 * The operators’ queue: waiting cases on the left, the chosen one on the right. Can be used with the keyboard alone.
 */
export const OperatorScreen = () => {
  const query = useCases();
  const [chosenId, setChosenId] = useState<string>();
  const open = query.data ?? [];
  const at = Math.max(
    0,
    open.findIndex(({ id }) => id === chosenId),
  );
  const chosen = open[at];
  useArrival({ isLoading: query.data === undefined });
  const step = (by: 1 | -1) => () => {
    const next = open[at + by]?.id;
    if (next === undefined) return;
    setChosenId(next);
    document.getElementById(`case-${next}`)?.focus();
  };
  useKeys({ j: step(1), k: step(-1) });
  if (isNoOperator(query.error)) return <Navigate to={paths.home} replace />;
  if (query.data === undefined && !query.isError) return <SpinnerScreen label="Loading" />;
  return (
    <main className="operator">
      <Title>Operator – Veilcast</Title>
      <header className="operator__head">
        <h1>Operator</h1>
        <p>
          {open.length === 0 ? 'Nothing waits.' : `${open.length} open.`} <kbd>j</kbd> <kbd>k</kbd> move
        </p>
      </header>
      {query.data === undefined ? (
        <LoadProblem title="The queue didn’t load" hint="Check your connection." query={query} />
      ) : null}
      {query.data !== undefined && chosen === undefined ? (
        <StatePanel title="Nothing to review" hint="Reports, held videos and appeals appear here." />
      ) : null}
      {chosen === undefined ? null : (
        <div className="operator__panes">
          <Queue cases={open} chosenId={chosen.id} onChoose={setChosenId} />
          <Chosen id={chosen.id} />
        </div>
      )}
    </main>
  );
};
