import { type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import { platformOf } from '#contract/platforms.ts';
import type { Publication } from '#contract/schemas/publishing.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { CANCEL_ANSWERS, cancelQuestion, rowTitle } from '#web/data/publishing/publication-words.ts';
import {
  useCancelPublication,
  useConfirmPublication,
  useRetryPublication,
} from '#web/data/publishing/publications.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { MoveDialog } from './move-dialog.tsx';

interface ButtonProps {
  readonly publication: Publication;
  /** Receives the focus when a button disappears. */
  readonly row: RefObject<HTMLLIElement | null>;
}

const useAnswers = (row: ButtonProps['row']) => {
  const toast = useToast();
  return {
    onSuccess: () => row.current?.focus({ preventScroll: true }),
    onError: (error: unknown): void => {
      if (!isSessionLost(error))
        toast({ tone: 'destructive', title: 'That didn’t work', text: sentenceOf(error) });
    },
  };
};

/** Tells which row a button belongs to. */
const About = ({ publication }: Pick<ButtonProps, 'publication'>) => (
  <span className="hidden-visually"> {rowTitle(publication)}</span>
);

/** For a draft that the creator has posted. */
export const PostedButton = ({ publication, row }: ButtonProps) => {
  const confirmPosted = useConfirmPublication(publication.id);
  const answers = useAnswers(row);
  return (
    <ActionButton
      isBusy={confirmPosted.isPending}
      busyText="Saving…"
      onClick={() => confirmPosted.mutate(undefined, answers)}
    >
      <Icon name="check" />
      I’ve Posted It
      <About publication={publication} />
    </ActionButton>
  );
};

const RetryButton = ({ publication, row }: ButtonProps) => {
  const retry = useRetryPublication(publication.id);
  const answers = useAnswers(row);
  return (
    <ActionButton
      isBusy={retry.isPending}
      busyText="Trying…"
      onClick={() => retry.mutate(undefined, answers)}
    >
      <Icon name="retry" />
      Try Again
      <About publication={publication} />
    </ActionButton>
  );
};

/** Changes or cancels a publication that hasn’t gone out yet. */
const OpenButtons = ({ publication, row }: ButtonProps) => {
  const { choose } = useMessages();
  const cancel = useCancelPublication(publication.id);
  const answers = useAnswers(row);
  const [isMoving, setMoving] = useState(false);
  const ask = async (): Promise<void> => {
    const message = cancelQuestion(publication);
    const question = { message, detail: undefined, tone: 'danger', ...CANCEL_ANSWERS } as const;
    if (cancel.isPending || !(await choose(question))) return;
    cancel.mutate(undefined, answers);
  };
  return (
    <>
      {publication.way === 'direct' ? null : (
        <ActionButton onClick={() => setMoving(true)}>
          Change Time
          <About publication={publication} />
        </ActionButton>
      )}
      <ActionButton isBusy={cancel.isPending} busyText="Canceling…" onClick={() => void ask()}>
        Cancel
        <About publication={publication} />
      </ActionButton>
      {isMoving ? <MoveDialog publication={publication} onClose={() => setMoving(false)} /> : null}
    </>
  );
};

/** The buttons for the actions that are still possible. */
export const Buttons = ({ publication, row }: ButtonProps) => {
  const { link, platform, problem, status } = publication;
  return (
    <div className="publication__buttons">
      {link === undefined ? null : (
        <a className="button" href={link} target="_blank" rel="noreferrer">
          Open on {platformOf(platform).name}
          <About publication={publication} />
          <span className="hidden-visually">, in a new tab</span>
        </a>
      )}
      {problem?.can_retry === true && status === 'failed' ? (
        <RetryButton publication={publication} row={row} />
      ) : null}
      {status === 'failed' ? (
        <Link className="button" to={paths.videos}>
          Open My Videos
        </Link>
      ) : null}
      {publication.is_open ? <OpenButtons publication={publication} row={row} /> : null}
    </div>
  );
};
