import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Run } from '#contract/schemas/series/runs.ts';
import { isApiError, isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { approvedWords, skipQuestion, titleOfRun } from '#web/data/runs/run-words.ts';
import { type Answer, useAnswerRun } from '#web/data/runs/runs.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';

const doneWords = (run: Run, kind: Answer['kind'], answered: Run): string => {
  if (kind === 'skip') return 'Skipped';
  if (kind === 'remake') return 'It is being made again';
  if (run.status !== 'video_waits') return 'Approved: its video is being made';
  return approvedWords(run, answered, new Date());
};

/**
 * Answers a run and reports the outcome. `settled` waits until everything typed has been saved, then returns the
 * version to answer, or undefined if no answer should be sent.
 */
export const useAnswer = (
  run: Run,
  settled: () => Promise<number | undefined> = () => Promise.resolve(run.version),
) => {
  const { mutateAsync, isPending, variables } = useAnswerRun(run.id);
  const [changed, setChanged] = useState<string>();
  const { alert, confirm } = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const once = useOneAtATime();

  const explain = async (error: unknown): Promise<void> => {
    if (isSessionLost(error)) return;
    if (!isApiError(error)) await alert(sentenceOf(error));
    else if (error.code === 'run_changed') setChanged(error.detail);
    else if (error.code !== 'limit_reached') await alert(error.detail);
    else if (await confirm(error.detail, 'See Plans', 'primary')) await navigate(paths.pricing);
  };
  /** Whether the answer was accepted, came too late, or can be retried. */
  const give = async (answerOf: (version: number) => Answer): Promise<'given' | 'late' | 'open'> => {
    setChanged(undefined);
    try {
      const version = await settled();
      if (version === undefined) return 'open';
      const answer = answerOf(version);
      const answered = await mutateAsync(answer);
      // The pressed button is gone.
      focusHeading();
      toast({ title: doneWords(run, answer.kind, answered), text: titleOfRun(answered) });
      return 'given';
    } catch (error) {
      await explain(error);
      return isApiError(error) && error.code === 'run_changed' ? 'late' : 'open';
    }
  };
  return {
    /** A message if the run was answered in another window first; otherwise undefined. */
    changed,
    /** The answer being sent. */
    busy: isPending ? variables.kind : undefined,
    approve: () => once(() => give((version) => ({ kind: 'approve', version }))),
    skip: () =>
      once(async () => {
        if (!(await confirm(skipQuestion(run), 'Skip'))) return 'open';
        return give((version) => ({ kind: 'skip', version }));
      }),
    remake: (note: string) => once(() => give((version) => ({ kind: 'remake', version, note }))),
  };
};
export type RunAnswer = ReturnType<typeof useAnswer>;
