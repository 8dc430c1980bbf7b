import { useState } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import {
  keepLastLanguage,
  readLastLanguage,
  usePronunciations,
} from '#web/data/pronunciations/pronunciations.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Section } from '../section.tsx';
import { AddPronunciation } from './add-pronunciation.tsx';
import { PronunciationList } from './pronunciation-list.tsx';
import '#web/ui/states/skeleton.css';

/** The list or, until it can be shown, its loading state. */
const Content = ({ language }: { readonly language: Language }) => {
  const query = usePronunciations();
  if (query.data !== undefined) return <PronunciationList entries={query.data} language={language} />;
  if (query.isError)
    return (
      <div className="settings__problem" role="alert">
        <p>We couldn’t load your list. {sentenceOf(query.error)}</p>
        <ActionButton isBusy={query.isFetching} busyText="Loading…" onClick={() => void query.refetch()}>
          Try Again
        </ActionButton>
      </div>
    );
  return (
    <output className="settings__field" aria-busy="true" aria-label="Loading your list">
      <span className="skeleton skeleton--line" />
      <span className="skeleton skeleton--short" />
    </output>
  );
};

/** How words in the account’s scripts are pronounced. */
export const PronunciationsSection = () => {
  const [language, setLanguage] = useState(readLastLanguage);
  return (
    <Section title="Pronunciation">
      <p className="settings__later">
        Write a name or word as it sounds, and all narrators say it that way. Captions keep it as you wrote
        it.
      </p>
      <AddPronunciation
        language={language}
        onLanguage={setLanguage}
        onAdded={() => keepLastLanguage(language)}
      />
      <Content language={language} />
    </Section>
  );
};
