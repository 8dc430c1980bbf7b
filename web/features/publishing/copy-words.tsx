import { useEffect, useState } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Icon } from '#web/ui/page/icons.tsx';

const CONFIRMED_MILLISECONDS = 2500;

interface CopyWordsProps {
  readonly text: string;
  readonly lang?: Language | undefined;
}

/** A text to paste elsewhere, with a button that copies it. */
export const CopyWords = ({ text, lang }: CopyWordsProps) => {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (text.trim() === '') return null;
  const copy = async (): Promise<void> => setOutcome((await copyText(text)) ? 'copied' : 'refused');
  return (
    <div className="copy-words">
      <p className="copy-words__text" lang={lang}>
        {text}
      </p>
      <ActionButton onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        Copy Text
      </ActionButton>
      <output className="publish__hint">
        {outcome === 'copied' ? 'Copied.' : ''}
        {outcome === 'refused' ? 'Your browser didn’t allow copying. Select the text and copy it.' : ''}
      </output>
    </div>
  );
};
