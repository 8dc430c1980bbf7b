import { useDeferredValue, useMemo, useState } from 'react';
import type { Idea } from '#contract/schemas/series/ideas.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import {
  type FoundIdea,
  type IdeaColumns,
  type IdeaSource,
  looksLikeScript,
  mayBeScript,
} from '#web/data/ideas/found-ideas.ts';
import { type IdeaChanges, roomFor } from '#web/data/ideas/ideas.ts';
import { firstThatFit, type MarkedIdea, markIdeas } from '#web/data/ideas/mark-ideas.ts';
import { columnsIn, ideasIn, readIdeaFile } from '#web/data/ideas/read-idea-file.ts';
import { sendIdeas } from '#web/data/ideas/send-ideas.ts';
import { formatNumber } from '#web/lib/format.ts';

/** The list that was read. */
interface Read {
  readonly sources: readonly IdeaSource[];
  readonly found: readonly FoundIdea[];
  /** Whether to read ambiguous texts as scripts; undefined when none are ambiguous. */
  readonly asScripts: boolean | undefined;
  /**
   * The columns of the only table, and which of them hold ideas and scripts; undefined if the source is anything
   * else.
   */
  readonly table: TableColumns | undefined;
  /** The positions of the ideas to add; undefined for the first ones that fit. */
  readonly chosen?: ReadonlySet<number>;
}

/** The names of a table’s columns, and what each of them holds. */
export interface TableColumns extends IdeaColumns {
  readonly names: readonly string[];
}

/** A list to check before adding it. */
export interface Preview {
  readonly marked: readonly MarkedIdea[];
  readonly chosen: ReadonlySet<number>;
  readonly asScripts: boolean | undefined;
  readonly table: TableColumns | undefined;
}

const readAll = async (
  sources: readonly IdeaSource[],
  asScripts: boolean,
  columns?: IdeaColumns,
): Promise<FoundIdea[]> =>
  (
    await Promise.all(sources.map((source) => ideasIn(source, asScripts && mayBeScript(source), columns)))
  ).flat();

/** The columns of the only source, if it is a table with more than one column. */
const tableIn = async (
  [source, other]: readonly IdeaSource[],
  chosen: IdeaColumns | undefined,
): Promise<TableColumns | undefined> => {
  const table = source === undefined || other !== undefined ? undefined : await columnsIn(source);
  return table === undefined || table.names.length < 2
    ? undefined
    : { names: table.names, ...(chosen ?? table.columns) };
};

const endWords = (added: number, wanted: number, error: unknown): string =>
  `${added === 0 ? 'None' : formatNumber(added)} of ${formatNumber(wanted)} ideas ${added === 1 ? 'was' : 'were'} added. ${sentenceOf(error)}`;

/** Deselects ideas that have been added in the meantime or can’t be added. */
const stillChosen = (chosen: ReadonlySet<number>, marked: readonly MarkedIdea[]): ReadonlySet<number> =>
  new Set([...chosen].filter((at) => marked[at]?.problem === undefined));

/** Reads lists of ideas, shows what is in them, and adds the chosen ideas. `ideas`: the ideas already waiting. */
export const useImport = (ideas: readonly Idea[], changes: IdeaChanges, onDone: (added: number) => void) => {
  const [list, setList] = useState<Read>();
  const [problem, setProblem] = useState<string>();
  /** How many ideas have been added so far, and out of how many. */
  const [sending, setSending] = useState<{ readonly added: number; readonly of: number }>();
  const waiting = useDeferredValue(ideas);
  const found = list?.found;
  const marked = useMemo(() => markIdeas(found ?? [], waiting), [found, waiting]);
  const chosen =
    list?.chosen === undefined ? firstThatFit(marked, roomFor(waiting)) : stillChosen(list.chosen, marked);

  const read = async (
    from: () => Promise<readonly IdeaSource[]>,
    isScript?: boolean,
    columns?: IdeaColumns,
  ): Promise<void> => {
    setProblem(undefined);
    try {
      const sources = await from();
      const either = sources.filter(mayBeScript);
      const asScripts = isScript ?? either.every(looksLikeScript);
      const table = await tableIn(sources, columns);
      const all = await readAll(sources, asScripts, table && columns);
      if (all.length === 0 && columns === undefined)
        setProblem('There are no ideas in this list. Write one idea per line.');
      else setList({ sources, found: all, table, asScripts: either.length === 0 ? undefined : asScripts });
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  const add = async (): Promise<void> => {
    const wanted = marked.filter(({ at }) => chosen.has(at)).map(({ idea }) => idea);
    // Keeps the visible selection as it is while the list shrinks.
    setList((known) => known && { ...known, chosen });
    setProblem(undefined);
    setSending({ added: 0, of: wanted.length });
    const { added, error } = await sendIdeas(
      wanted,
      (part) => changes.add.mutateAsync(part),
      (count) => setSending({ added: count, of: wanted.length }),
    );
    setSending(undefined);
    if (error === undefined) onDone(added);
    else if (!isSessionLost(error)) setProblem(endWords(added, wanted.length, error));
  };
  const preview: Preview | undefined = list && {
    marked,
    chosen,
    asScripts: list.asScripts,
    table: list.table,
  };
  return {
    preview,
    problem,
    sending,
    readFiles: (files: readonly File[]) => read(() => Promise.all(files.map(readIdeaFile))),
    readPasted: (source: IdeaSource) => read(() => Promise.resolve([source])),
    readAs: (isScript: boolean) => read(() => Promise.resolve(list?.sources ?? []), isScript),
    readColumns: (columns: IdeaColumns) =>
      read(() => Promise.resolve(list?.sources ?? []), list?.asScripts, columns),
    choose: (wanted: ReadonlySet<number>): void => setList((known) => known && { ...known, chosen: wanted }),
    back: (): void => setList(undefined),
    add,
  };
};
