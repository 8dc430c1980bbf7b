/* What is removed from a pasted script, counted by kind. */

/** The kinds of things that are removed, in the order in which they are listed. */
const KINDS = {
  preamble: ['remark around the script', 'remarks around the script'],
  header: ['header line', 'header lines'],
  heading: ['heading', 'headings'],
  table: ['table line', 'table lines'],
  rule: ['divider', 'dividers'],
  label: ['label', 'labels'],
  direction: ['direction', 'directions'],
  note: ['note', 'notes'],
  time: ['timestamp', 'timestamps'],
  shortcode: ['emoji code', 'emoji codes'],
  markup: ['mark of formatting', 'marks of formatting'],
  wrap: ['line break in a sentence', 'line breaks in sentences'],
} as const;
export type Kind = keyof typeof KINDS;
export type Taken = Readonly<Partial<Record<Kind, number>>>;

/** Says what was taken out, such as “2 headings, 1 label”; empty if nothing was. */
export const takenWords = ({ taken }: { readonly taken: Taken }): string => {
  const parts = Object.entries(KINDS).flatMap(([kind, [one, many]]) => {
    const count = Object.entries(taken).find(([name]) => name === kind)?.[1] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? '' : `Taken out, because it isn’t spoken: ${parts.join(', ')}.`;
};

/** Removes pieces from a text and counts them. */
export class Taking {
  readonly taken: Partial<Record<Kind, number>> = {};

  take(kind: Kind, count = 1): '' {
    if (count > 0) this.taken[kind] = (this.taken[kind] ?? 0) + count;
    return '';
  }

  /** Removes every match from a text. */
  drop(text: string, found: RegExp, kind: Kind): string {
    return text.replace(found, () => this.take(kind));
  }
}
