import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  CATEGORIES,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  STORY_MAX_WORDS,
} from '#contract/catalogue.ts';
import { cleanLines } from '#contract/schemas/text.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { PronunciationButton } from '#web/data/pronunciations/pronunciation-button.tsx';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { ChoiceField, LineField, LongTextField, ToggleField } from '#web/ui/kit/fields.tsx';
import { cleanPasted } from './clean-script.ts';
import { detectLanguage } from './detect-language.ts';
import { type Mark, marksOf } from './marks.ts';
import { readScriptFile, SCRIPT_FILES } from './read-script-file.ts';
import { problemOf, type Script } from './script.ts';
import { takenWords } from './taken.ts';
import './script-fields.css';
import { countWords } from '#contract/script.ts';
import { excerpt, formatNumber } from '#web/lib/format.ts';
import { HintChip } from '#web/ui/page/hint-chip.tsx';
import { useSpokenLength } from './use-spoken-length.ts';

const MARK_CHARS = 60;

interface ScriptMarksProps {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly onShow: (mark: Mark) => void;
}

/** The places in a text that the creator should look at; pressing one selects it. */
const ScriptMarks = ({ text, marks, onShow }: ScriptMarksProps) =>
  marks.length === 0 ? null : (
    <ul className="script__marks">
      {marks.map((mark) => {
        const quoted = `“${excerpt(text.slice(mark.from, mark.to), MARK_CHARS)}”`;
        const at = mark.words.indexOf(quoted);
        return (
          <li key={`${mark.from} ${mark.words}`}>
            {at < 0 ? '' : mark.words.slice(0, at)}
            <button type="button" className="script__mark" onClick={() => onShow(mark)}>
              {quoted}
            </button>
            {at < 0 ? ` ${mark.words}` : mark.words.slice(at + quoted.length)}
          </li>
        );
      })}
    </ul>
  );

interface ScriptLengthProps {
  readonly text: string;
  readonly language: Language;
}

/** How many words a text has, and the approximate length of its video in the default voice. */
const ScriptLength = ({ text, language }: ScriptLengthProps) => {
  const { voice, lengthOf } = useSpokenLength();
  const { about, isMeasured } = lengthOf(text, language);
  const words = countWords(text);
  const spoken = LANGUAGE_NAMES[language];
  return (
    <div className="script__lengths">
      <p className={words > STORY_MAX_WORDS ? 'script__length script__length--over' : 'script__length'}>
        {formatNumber(words)} {words === 1 ? 'word' : 'words'}
      </p>
      {words === 0 ? null : (
        <HintChip label={`${about} with ${voice}’s voice`}>
          {isMeasured
            ? `About how long the video is with ${voice}, your default voice, from how fast ${voice} speaks ${spoken}. It’s known exactly once it is spoken.`
            : `About how long the video is with ${voice}, your default voice, from the usual pace of voices in ${spoken}. It’s known exactly once it is spoken.`}
        </HintChip>
      )}
    </div>
  );
};

const CATEGORY_CHOICES = CATEGORIES.map((category) => ({ value: category, label: category }));
const LANGUAGE_CHOICES = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

interface ScriptFieldsProps {
  readonly script: Script;
  readonly onChange: (script: Script) => void;
  /** Why the server refused the script. */
  readonly problem?: string | undefined;
  /** Whether the title may stay empty, in which case the first words of the text become the title. */
  readonly isTitleOptional?: boolean;
  /** The text field. */
  readonly area?: RefObject<HTMLTextAreaElement | null>;
  /** Writing aids, right below the text. */
  readonly children?: ReactNode;
}

type ScriptEdit = Pick<ScriptFieldsProps, 'script' | 'onChange'>;

/** A pasted text before and after removing what isn’t spoken, and what was removed. */
interface Cleaned {
  readonly before: string;
  readonly after: string;
  readonly words: string;
}

/** Changes a script’s text: cleans what is pasted, and sets the language that is recognised in the text. */
const useScriptText = ({ script, onChange }: ScriptEdit) => {
  const [isDetected, setDetected] = useState(false);
  const [cleaned, setCleaned] = useState<Cleaned>();
  const { title, text } = script;
  // The creator may keep typing while the language is being recognised.
  const latest = useRef(script);
  useEffect(() => {
    latest.current = script;
  }, [script]);

  const changeText = async (changed: string, name = title): Promise<void> => {
    const isPasted = Math.abs(changed.length - text.length) > 1;
    const clean = isPasted ? cleanPasted(text, changed) : undefined;
    setCleaned(clean && { before: changed, after: clean.text, words: takenWords(clean) });
    const next = { ...script, title: name, text: clean?.text ?? changed };
    latest.current = next;
    onChange(next);
    if (!isPasted) return;
    const found = await detectLanguage(changed).catch(() => undefined);
    if (found === undefined) return;
    setDetected(true);
    if (found !== latest.current.language) onChange({ ...latest.current, language: found });
  };
  const setLanguage = (language: Language): void => {
    setDetected(false);
    onChange({ ...script, language });
  };
  const putBack = (): void => {
    if (cleaned !== undefined) onChange({ ...script, text: cleaned.before });
    setCleaned(undefined);
  };
  // Otherwise, anything typed since then would be lost.
  return {
    changeText,
    isDetected,
    setLanguage,
    cleaned: cleaned?.after === text ? cleaned : undefined,
    putBack,
  };
};

/** Reads a chosen or dropped file as a script’s text. A script without a title gets the file’s name. */
const useScriptFile = (title: string, onRead: (text: string, title: string) => Promise<void>) => {
  const [problem, setProblem] = useState<string>();
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem(undefined);
    try {
      const read = await readScriptFile(file);
      await onRead(read, title === '' ? file.name.replace(/\.[^.]+$/u, '') : title);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  const onDrop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void open(file);
  };
  return { problem, open, onDrop };
};

interface ScriptChoicesProps extends ScriptEdit {
  /** Whether the language was recognised from the text. */
  readonly isDetected: boolean;
  readonly onLanguage: (language: Language) => void;
}

/** The category and language of a script. */
const ScriptChoices = ({ script, onChange, isDetected, onLanguage }: ScriptChoicesProps) => {
  const { category, language } = script;
  return (
    <>
      <div className="script__choices">
        <ChoiceField
          label="Category"
          value={category}
          choices={CATEGORY_CHOICES}
          onChange={(chosen) => onChange({ ...script, category: chosen })}
        />
        <ChoiceField label="Language" value={language} choices={LANGUAGE_CHOICES} onChange={onLanguage} />
      </div>
      <output className="script__note">
        {isDetected
          ? `This looks like ${LANGUAGE_NAMES[language]}. If it isn’t, choose another language.`
          : ''}
      </output>
    </>
  );
};

/** Title, text, category and language of a script that is typed, pasted, dropped or read from a file. */
export const ScriptFields = ({
  script,
  onChange,
  problem,
  isTitleOptional = false,
  area,
  children,
}: ScriptFieldsProps) => {
  const ownArea = useRef<HTMLTextAreaElement>(null);
  const field = area ?? ownArea;
  const picker = useRef<HTMLInputElement>(null);
  const { title, text, language } = script;
  const { changeText, isDetected, setLanguage, cleaned, putBack } = useScriptText({ script, onChange });
  const file = useScriptFile(title, changeText);
  const show = ({ from, to }: Mark): void => {
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
  };
  return (
    <>
      <LineField
        label={isTitleOptional ? 'Title (optional)' : 'Title'}
        autoComplete="off"
        isOptional={isTitleOptional}
        value={title}
        onChange={(changed) => onChange({ ...script, title: changed })}
      />
      <div onDrop={file.onDrop} onDragOver={(event) => event.preventDefault()}>
        <LongTextField
          ref={field}
          label="Script"
          placeholder="Type or paste the words that will be spoken, or drop a file here."
          rows={10}
          value={text}
          lang={language}
          problem={problem ?? file.problem ?? problemOf(script)}
          onChange={(changed) => void changeText(changed)}
        />
        {children}
        <div className="script__below">
          <div className="script__buttons">
            <ActionButton onClick={() => picker.current?.click()}>Open a File</ActionButton>
            <PronunciationButton fieldOf={() => field.current} text={text} language={language}>
              Pronunciation…
            </PronunciationButton>
          </div>
          <ScriptLength text={text} language={language} />
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          accept={SCRIPT_FILES}
          onChange={(event) => {
            void file.open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <output className="script__note">
          {cleaned === undefined ? null : (
            <>
              {cleaned.words}{' '}
              <button
                type="button"
                className="script__mark"
                onClick={() => {
                  putBack();
                  field.current?.focus();
                }}
              >
                Put It Back
              </button>
            </>
          )}
        </output>
        {cleanLines(text).includes('\n') ? (
          <ToggleField
            label="Each line is a scene"
            checked={script.linesAreScenes ?? true}
            onChange={(linesAreScenes) => onChange({ ...script, linesAreScenes })}
          />
        ) : null}
        <ScriptMarks text={text} marks={marksOf(script, problem)} onShow={show} />
      </div>
      <ScriptChoices script={script} onChange={onChange} isDetected={isDetected} onLanguage={setLanguage} />
    </>
  );
};
