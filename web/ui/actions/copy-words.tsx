import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { ActionButton } from './action-button.tsx';
import './copy-words.css';

const CONFIRMED_MILLISECONDS = 2500;

interface CopyWordsProps {
  readonly text: string;
  /** What is copied. */
  readonly what?: string;
  readonly lang?: Language | undefined;
  /** Additional buttons, shown beside the copy button. */
  readonly children?: ReactNode;
}

/** A text to paste elsewhere, with a button that copies it. */
export const CopyWords = ({ text, lang, what = 'Text', children }: CopyWordsProps) => {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (text.trim() === '') return children;
  const copy = async (): Promise<void> => setOutcome((await copyText(text)) ? 'copied' : 'refused');
  return (
    <div className="copy-words">
      <p className="copy-words__text" lang={lang}>
        {text}
      </p>
      <div className="copy-words__buttons">
        <ActionButton onClick={() => void copy()}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
          Copy {what}
        </ActionButton>
        {children}
      </div>
      <output className="copy-words__outcome">
        {outcome === 'copied' ? 'Copied.' : ''}
        {outcome === 'refused' ? 'Your browser didn’t allow copying. Select the text and copy it.' : ''}
      </output>
    </div>
  );
};
