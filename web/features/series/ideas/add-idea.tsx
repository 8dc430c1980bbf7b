import { useState } from 'react';
import { IDEAS_KEPT, type Language } from '#contract/catalogue.ts';
import { IdeaText } from '#contract/schemas/series/ideas.ts';
import { cleanText } from '#contract/schemas/text.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import type { IdeaChanges } from '#web/data/ideas/ideas.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { LineField } from '#web/ui/kit/fields.tsx';

interface AddIdeaProps {
  readonly changes: IdeaChanges;
  readonly language: Language;
  /** How many more ideas there is room for. */
  readonly room: number;
}

/** Lets the creator add an idea of their own at the end. */
export const AddIdea = ({ changes, language, room }: AddIdeaProps) => {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const parsed = IdeaText.safeParse(text);
  const problem = cleanText(text) === '' ? undefined : parsed.error?.issues[0]?.message;
  const { add } = changes;
  const submit = async (idea: string): Promise<void> => {
    setRefusal(undefined);
    try {
      await add.mutateAsync([{ text: idea }]);
      setText('');
    } catch (error) {
      if (!isSessionLost(error)) setRefusal(sentenceOf(error));
    }
  };
  if (room === 0)
    return (
      <p className="series-ideas__note">
        A series can have {IDEAS_KEPT} ideas. Drop some to make room for others.
      </p>
    );
  return (
    <form
      className="add-idea"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (parsed.success && !add.isPending) void submit(parsed.data);
      }}
    >
      <LineField
        label="Your own idea"
        autoComplete="off"
        lang={language}
        value={text}
        problem={problem ?? refusal}
        onChange={(typed) => {
          setRefusal(undefined);
          setText(typed);
        }}
      />
      <ActionButton type="submit" isDisabled={!parsed.success} isBusy={add.isPending} busyText="Adding…">
        Add
      </ActionButton>
    </form>
  );
};
