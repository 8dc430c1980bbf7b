import { useRef, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/catalogue.ts';
import type { Pronunciation } from '#contract/schemas/pronunciations.ts';
import { matches } from '#web/data/api/search.ts';
import { ListenButton, noVoiceSentence } from '#web/data/pronunciations/listen.tsx';
import { PronunciationDialog } from '#web/data/pronunciations/pronunciation-dialog.tsx';
import { useRemovePronunciation } from '#web/data/pronunciations/pronunciations.ts';
import { useHasVoice } from '#web/data/pronunciations/speaker.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { SearchBox } from '#web/ui/kit/fields.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import './pronunciation-list.css';

/** A longer list has a search field, and the rest of it stays hidden until the creator asks for it. */
const SHOWN_AT_FIRST = 10;

interface RowProps {
  readonly entry: Pronunciation;
  readonly hasVoice: boolean;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

/** One word: how it is written and said, and what can be done with it. */
const Row = ({ entry, hasVoice, onEdit, onRemoved }: RowProps) => {
  const { word, language, says } = entry;
  const { remove, isRemoving } = useRemovePronunciation({ onRemoved });
  return (
    <li className="pronunciations__one">
      <div className="pronunciations__words">
        <p className="pronunciations__word" lang={language}>
          {word}
        </p>
        <p className="pronunciations__says">
          <span lang={language}>{says}</span> · {LANGUAGE_NAMES[language]}
        </p>
      </div>
      {hasVoice ? <ListenButton says={says} language={language} /> : null}
      <ActionButton look="quiet" className="button--icon" aria-label={`Edit ${word}`} onClick={onEdit}>
        <Icon name="pen" />
      </ActionButton>
      <ActionButton
        look="quiet"
        className="button--icon"
        aria-label={`Remove ${word}`}
        isBusy={isRemoving}
        onClick={() => void remove(entry)}
      >
        <Icon name="trash" />
      </ActionButton>
    </li>
  );
};

interface PronunciationListProps {
  readonly entries: readonly Pronunciation[];
  /** The form’s language; the form itself shows a note if that language has no voice. */
  readonly language: Language;
}

/** The words, sorted, with a search field once there are many. */
export const PronunciationList = ({ entries, language }: PronunciationListProps) => {
  const list = useRef<HTMLElement>(null);
  const [search, setSearch] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [edited, setEdited] = useState<Pronunciation>();
  const hasVoice = useHasVoice();
  const isLong = entries.length > SHOWN_AT_FIRST;
  const found = isLong ? entries.filter(({ word, says }) => matches(search, word, says)) : entries;
  const shown = isWhole ? found : found.slice(0, SHOWN_AT_FIRST);
  const unheard = LANGUAGES.filter(
    (one) => one !== language && !hasVoice(one) && entries.some((entry) => entry.language === one),
  );
  return (
    <section ref={list} className="settings__field" tabIndex={-1} aria-label="Your list">
      {entries.length === 0 ? (
        <p className="settings__later">
          No words yet. For example, add “Siobhan” with “Shivawn”, and every narrator says the name right.
        </p>
      ) : null}
      {isLong ? <SearchBox label="Search words" value={search} onChange={setSearch} /> : null}
      {found.length === 0 && isLong ? (
        <p className="settings__later">No words match your search. Try different letters.</p>
      ) : null}
      <ul className="pronunciations">
        {shown.map((entry) => (
          <Row
            key={`${entry.language} ${entry.word}`}
            entry={entry}
            hasVoice={hasVoice(entry.language)}
            onEdit={() => setEdited(entry)}
            // The pressed button has disappeared along with its word.
            onRemoved={() => list.current?.focus()}
          />
        ))}
      </ul>
      {shown.length < found.length ? (
        <div>
          <ActionButton look="quiet" onClick={() => setWhole(true)}>
            Show All {formatNumber(found.length)}
          </ActionButton>
        </div>
      ) : null}
      {unheard.length === 0 ? null : <p className="settings__later">{noVoiceSentence(unheard)}</p>}
      {edited === undefined ? null : (
        <PronunciationDialog
          word={edited.word}
          language={edited.language}
          replaces={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
};
