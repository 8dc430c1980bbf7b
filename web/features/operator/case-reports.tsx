import { actionRow } from '#contract/schemas/operators/actions.ts';
import type { CaseFile } from '#contract/schemas/operators/cases.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { formatDate } from '#web/lib/format.ts';
import { reasonName } from './case-words.ts';

/** What the owner and viewers wrote. */
export const CaseReports = ({ file: { appeal, texts } }: { readonly file: CaseFile }) => {
  const { timezone } = useSettings().preferences;
  return (
    <>
      {appeal === undefined ? null : (
        <section>
          <h3>Appeal against “{actionRow(appeal.action).name}”</h3>
          <blockquote className="case__quote">{appeal.words}</blockquote>
        </section>
      )}
      <section>
        <h3>Reports</h3>
        {texts.length === 0 ? <p>Nobody wrote anything.</p> : null}
        <ul className="case__list">
          {texts.map(({ reason, words, email, at }) => (
            <li key={at + reason}>
              <strong>{reasonName(reason)}</strong> · {formatDate(at, timezone)}
              {email === undefined ? null : <> · {email}</>}
              {words === undefined ? null : <blockquote className="case__quote">{words}</blockquote>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};
