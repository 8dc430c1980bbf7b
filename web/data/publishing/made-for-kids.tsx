import { useEffect, useId, useRef, useState } from 'react';
import type { Connection } from '#contract/schemas/publishing.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { FieldProblem } from '#web/ui/kit/field-problem.tsx';
import { useEditConnection } from './connections.ts';
import './made-for-kids.css';

const ANSWERS = [
  { isMadeForKids: false, label: 'No' },
  { isMadeForKids: true, label: 'Yes' },
] as const;

/** The question of whether videos are made for children, with its two answers. */
const Question = ({
  connection,
  onAnswered,
}: {
  readonly connection: Connection;
  readonly onAnswered: () => void;
}) => {
  const edit = useEditConnection(connection.id);
  const id = useId();
  return (
    <fieldset className="made-for-kids made-for-kids--asked" aria-describedby={id}>
      <legend className="hidden-visually">{connection.name}</legend>
      <p className="made-for-kids__question">Are this channel’s videos made for children?</p>
      <p id={id} className="made-for-kids__why">
        US law requires an answer, so YouTube asks for it. On videos for children it switches off comments and
        personalized ads.
      </p>
      <div className="made-for-kids__answers">
        {ANSWERS.map(({ isMadeForKids, label }) => (
          <ActionButton
            key={label}
            isBusy={edit.isPending}
            {...(edit.variables === isMadeForKids && { busyText: 'Saving…' })}
            onClick={() => edit.mutate(isMadeForKids, { onSuccess: onAnswered })}
          >
            {label}
          </ActionButton>
        ))}
      </div>
      {edit.isError ? <FieldProblem>{sentenceOf(edit.error)}</FieldProblem> : null}
    </fieldset>
  );
};

/** Asks once whether a channel’s videos are made for children; the answer can be changed. */
export const MadeForKids = ({ connection }: { readonly connection: Connection }) => {
  const [isAsking, setAsking] = useState(connection.made_for_kids === undefined);
  const [wasAnswered, setAnswered] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button has disappeared along with the question.
    if (wasAnswered && !isAsking) answer.current?.focus();
  }, [isAsking, wasAnswered]);
  if (isAsking)
    return (
      <Question
        connection={connection}
        onAnswered={() => {
          setAnswered(true);
          setAsking(false);
        }}
      />
    );
  return (
    <div className="made-for-kids">
      <p ref={answer} tabIndex={-1}>
        {connection.made_for_kids === true
          ? 'Its videos are made for children.'
          : 'Its videos aren’t made for children.'}
      </p>
      <ActionButton look="quiet" onClick={() => setAsking(true)}>
        Change
        <span className="hidden-visually"> whether its videos are made for children</span>
      </ActionButton>
    </div>
  );
};
