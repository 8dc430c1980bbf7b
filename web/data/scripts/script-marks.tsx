import { excerpt } from '#web/lib/format.ts';
import type { Mark } from './marks.ts';

const MARK_CHARS = 60;

interface ScriptMarksProps {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly onShow: (mark: Mark) => void;
}

/** The places in a text that its creator should look at; pressing one selects it. */
export const ScriptMarks = ({ text, marks, onShow }: ScriptMarksProps) =>
  marks.length === 0 ? null : (
    <ul className="script__marks">
      {marks.map((mark) => (
        <li key={`${mark.from} ${mark.words}`}>
          <button type="button" className="script__mark" onClick={() => onShow(mark)}>
            “{excerpt(text.slice(mark.from, mark.to), MARK_CHARS)}”
          </button>{' '}
          {mark.words}
        </li>
      ))}
    </ul>
  );
