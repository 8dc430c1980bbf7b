import { useState } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { countWords } from '#contract/script.ts';
import type { IdeaColumns } from '#web/data/ideas/found-ideas.ts';
import { listWords, type MarkedIdea } from '#web/data/ideas/mark-ideas.ts';
import { excerpt, formatNumber } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Segments } from '#web/ui/actions/segments.tsx';
import { ChoiceField } from '#web/ui/kit/fields.tsx';
import type { Preview, TableColumns } from './use-import.ts';

interface ImportPreviewProps {
  readonly preview: Preview;
  /** How many more ideas there is room for. */
  readonly room: number;
  readonly language: Language;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
  readonly onReadAs: (isScript: boolean) => void;
  readonly onColumns: (columns: IdeaColumns) => void;
}

/** How many rows are shown at first, and how many are added at a time. */
const ROWS = 100;
const SHOWN_CHARS = 160;
const WAYS = [
  { value: 'list', label: 'Ideas, one per line' },
  { value: 'script', label: 'One script each' },
] as const;

const NO_COLUMN = 'none';

interface ColumnsProps {
  readonly table: TableColumns;
  readonly onColumns: (columns: IdeaColumns) => void;
}

/**
 * Which columns of a table hold the ideas and the scripts, going by the headings or by what the creator chooses here.
 */
const Columns = ({ table: { names, title, script }, onColumns }: ColumnsProps) => {
  const choices = names.map((label, column) => ({ value: String(column), label }));
  return (
    <div className="import__columns">
      <ChoiceField
        label="Ideas are in"
        value={String(title)}
        choices={choices}
        onChange={(column) => onColumns({ title: Number(column), script })}
      />
      <ChoiceField
        label="Scripts are in"
        value={script === undefined ? NO_COLUMN : String(script)}
        choices={[{ value: NO_COLUMN, label: 'No column' }, ...choices]}
        onChange={(column) => onColumns({ title, script: column === NO_COLUMN ? undefined : Number(column) })}
      />
    </div>
  );
};

interface RowProps {
  readonly found: MarkedIdea;
  readonly isChosen: boolean;
  readonly language: Language;
  readonly onToggle: () => void;
}

const Row = ({ found: { idea, problem }, isChosen, language, onToggle }: RowProps) => (
  <li>
    <label className={problem === undefined ? 'import-row' : 'import-row import-row--unfit'}>
      <input type="checkbox" checked={isChosen} disabled={problem !== undefined} onChange={onToggle} />
      <span className="import-row__words">
        <span lang={language}>{excerpt(idea.text, SHOWN_CHARS)}</span>
        {idea.script === undefined ? null : (
          <span className="import-row__note">Script, {countWords(idea.script)} words</span>
        )}
        {problem === undefined ? null : <span className="import-row__problem">{problem}</span>}
      </span>
    </label>
  </li>
);

/** The ideas in a list: which will be added, which won’t, and why. The creator can change the selection. */
export const ImportPreview = (props: ImportPreviewProps) => {
  const { preview, room, language, onChoose, onReadAs, onColumns } = props;
  const { marked, chosen, asScripts, table } = preview;
  const [shown, setShown] = useState(ROWS);
  const more = marked.length - shown;
  const toggle = (at: number): void => {
    const next = new Set(chosen);
    if (!next.delete(at)) next.add(at);
    onChoose(next);
  };
  return (
    <div className="import">
      {asScripts === undefined ? null : (
        <Segments
          legend="What is in it?"
          choices={WAYS}
          chosen={asScripts ? 'script' : 'list'}
          onChoose={(way) => onReadAs(way === 'script')}
        />
      )}
      {table === undefined ? null : <Columns table={table} onColumns={onColumns} />}
      <p>{listWords(marked, room)}</p>
      <output className={chosen.size > room ? 'import__count import__problem' : 'import__count'}>
        {chosen.size > room
          ? `${formatNumber(chosen.size)} chosen: ${formatNumber(chosen.size - room)} too many.`
          : `${formatNumber(chosen.size)} chosen.`}
      </output>
      <ul className="import__rows" aria-label="What is in the list">
        {marked.slice(0, shown).map((found) => (
          <Row
            key={found.at}
            found={found}
            isChosen={chosen.has(found.at)}
            language={language}
            onToggle={() => toggle(found.at)}
          />
        ))}
      </ul>
      {more > 0 ? (
        <ActionButton look="quiet" onClick={() => setShown(shown + ROWS)}>
          Show {formatNumber(Math.min(ROWS, more))} More of {formatNumber(more)}
        </ActionButton>
      ) : null}
    </div>
  );
};
