import type { ReactNode } from 'react';
import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import { monthCost } from '#web/data/series/month-cost.ts';
import { useSession } from '#web/data/session/session.ts';
import { ChoiceCards } from '#web/ui/cards/choice-cards.tsx';
import { ChoiceField, LineField } from '#web/ui/kit/fields.tsx';
import { PostsField } from './posts-field.tsx';
import type { StepProps } from './step-props.ts';

const APPROVES = [
  {
    id: 'video',
    title: 'The finished video',
    text: `You watch it first. By then it has cost ${CREDITS_PER_VIDEO} credits.`,
  },
  { id: 'script', title: 'The script', text: 'You read it first. Nothing is spent until you approve it.' },
] as const;
const UNANSWERED = [
  { value: 'wait', label: 'It waits for you' },
  { value: 'go_on', label: 'It goes ahead as if you had approved it' },
  { value: 'skip', label: 'It is skipped' },
] as const;

const Cost = ({ form }: Pick<StepProps, 'form'>) => {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { words, isMore } = monthCost(form, session.user.subscription);
  return (
    <p className={isMore ? 'series-wizard__cost series-wizard__cost--more' : 'series-wizard__cost'}>
      {words}
      {isMore ? ' When credits run out, videos are skipped until you get more.' : ''}
    </p>
  );
};

/** What the creator approves, where it is then posted, what a month costs and, for a new series, the first ideas. */
export const SayStep = ({ form, change, problems, ideas }: StepProps & { readonly ideas: ReactNode }) => (
  <>
    <ChoiceCards
      legend="What do you approve?"
      cards={APPROVES}
      chosen={form.approves}
      onChoose={(wanted) => change({ approves: wanted === 'script' ? 'script' : 'video' })}
    />
    <div className="series-wizard__pair">
      <ChoiceField
        label="If you don’t answer in time"
        value={form.unanswered}
        choices={UNANSWERED}
        onChange={(unanswered) => change({ unanswered })}
      />
      <div className="series-wizard__group">
        <LineField
          label="Credits to keep"
          autoComplete="off"
          inputMode="numeric"
          value={form.creditFloor}
          problem={problems.creditFloor}
          onChange={(creditFloor) => change({ creditFloor })}
        />
        <p className="series-wizard__hint">The series pauses before you would have fewer.</p>
      </div>
    </div>
    <PostsField form={form} change={change} problems={problems} />
    {ideas}
    <Cost form={form} />
  </>
);
