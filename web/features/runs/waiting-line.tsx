import { Link } from 'react-router-dom';
import { waitingLine } from '#web/data/runs/run-words.ts';
import { useWaitingRuns } from '#web/data/runs/runs.ts';
import { paths } from '#web/lib/paths.ts';

/** The line on the first tab that says what is waiting for an answer, with a link; empty when nothing is waiting. */
export const WaitingLine = () => {
  const line = waitingLine(useWaitingRuns().data ?? []);
  return line === undefined ? null : <Link to={paths.autoPilot}>{line}</Link>;
};
