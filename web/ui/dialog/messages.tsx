import { createContext, type ReactNode, useCallback, useContext, useId, useMemo, useState } from 'react';
import { useModal } from './dialog.tsx';

/** `danger` marks an action that cannot be undone. */
type Tone = 'danger' | 'primary';

interface Question {
  readonly message: string;
  /** A second, smaller line. */
  readonly detail?: string | undefined;
  /** The label of the confirm button; a plain alert has none. */
  readonly confirm?: string;
  /** The label of the other button. */
  readonly decline?: string;
  readonly tone?: Tone;
}

/** Our own modal messages. Each resolves when the user answers. */
export interface Messages {
  readonly alert: (message: string, detail?: string) => Promise<void>;
  readonly confirm: (message: string, confirm: string, tone?: Tone) => Promise<boolean>;
  /** A choice between two answers, neither of which cancels. */
  readonly choose: (question: Required<Question>) => Promise<boolean>;
}

const MessagesContext = createContext<Messages | undefined>(undefined);

interface Asked extends Question {
  readonly id: number;
  readonly answer: (yes: boolean) => void;
}

const MessageDialog = ({ message, detail, confirm, decline = 'Cancel', tone = 'danger', answer }: Asked) => {
  const ref = useModal();
  const messageId = useId();
  return (
    <dialog
      ref={ref}
      className="dialog dialog--narrow"
      role="alertdialog"
      aria-label={confirm === undefined ? 'Message' : 'Please confirm'}
      aria-describedby={detail === undefined ? messageId : `${messageId} ${messageId}-detail`}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
    >
      <div className="dialog__sheet alert">
        <p id={messageId} className="alert__message">
          {message}
        </p>
        {detail === undefined ? null : (
          <p id={`${messageId}-detail`} className="alert__detail">
            {detail}
          </p>
        )}
        <div className="alert__buttons">
          <button
            type="button"
            className={confirm === undefined ? 'button button--primary' : 'button'}
            onClick={() => answer(false)}
          >
            {confirm === undefined ? 'OK' : decline}
          </button>
          {confirm === undefined ? null : (
            <button
              type="button"
              className={tone === 'danger' ? 'button button--danger-solid' : 'button button--primary'}
              onClick={() => answer(true)}
            >
              {confirm}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
};

export const MessagesProvider = ({ children }: { readonly children: ReactNode }) => {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        const id = performance.now();
        const answer = (yes: boolean): void => {
          setAsked((open) => open.filter((one) => one.id !== id));
          resolve(yes);
        };
        setAsked((open) => [...open, { ...question, id, answer }]);
      }),
    [],
  );
  const messages = useMemo<Messages>(
    () => ({
      alert: async (message, detail) => {
        await ask({ message, detail });
      },
      confirm: (message, confirm, tone = 'danger') => ask({ message, confirm, tone }),
      choose: ask,
    }),
    [ask],
  );
  return (
    <MessagesContext value={messages}>
      {children}
      {asked.map((question) => (
        <MessageDialog key={question.id} {...question} />
      ))}
    </MessagesContext>
  );
};

export const useMessages = (): Messages => {
  const messages = useContext(MessagesContext);
  if (messages === undefined) throw new Error('useMessages needs a MessagesProvider');
  return messages;
};
